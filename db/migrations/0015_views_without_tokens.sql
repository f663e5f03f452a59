-- Paths with tokens were counted and shown like any page; who reads one can act for the person it was signed for.

delete from page_views
where path ~* '^/+(booking|guest-space|downloads|newsletter|admin|login|privacy/my-data/view)(/|$)'
  -- A token behind an encoded letter or a mistyped route.
  or path ~* '(\.|%2e)[0-9a-z]+(\.|%2e)[a-z0-9_-]{32}';
