import { expect, test } from "vitest";
import { misspeltSettings } from "./misspelt-settings.ts";

test.each([
  ["DATABSE_URL", "DATABASE_URL"],
  ["DATABASE_ULR", "DATABASE_URL"],
  ["database_url", "DATABASE_URL"],
  ["DATADIR", "DATA_DIR"],
  ["SITE_URI", "SITE_URL"],
  ["SMTP_ULR", "SMTP_URL"],
  ["SITE_SECRET_FLE", "SITE_SECRET_FILE"],
  ["HUBSPOT_FORM_NEWSLETER", "HUBSPOT_FORM_NEWSLETTER"],
])("%s is reported as a misspelt %s", (name, likely) => {
  expect(misspeltSettings({ [name]: "x" })).toEqual([{ name, likely }]);
  // Whoever has set the right one has another use for the other.
  expect(misspeltSettings({ [name]: "x", [likely]: "y" })).toEqual([]);
});

test("variables of shells, systemd, containers, Node, npm and PaaS hosts are not reported", () => {
  const usual = [
    ...["PATH", "HOME", "USER", "SHELL", "TERM", "LANG", "LC_ALL", "PWD", "OLDPWD", "SHLVL", "HOSTNAME", "HOSTTYPE"],
    ...["EDITOR", "PAGER", "MAIL", "LOGNAME", "TZ", "TMPDIR", "DISPLAY", "COLORTERM", "LS_COLORS", "DEBUG", "CI"],
    ...[
      "NODE_ENV",
      "NODE_OPTIONS",
      "NODE_COMPILE_CACHE",
      "NODE_PATH",
      "NODE_EXTRA_CA_CERTS",
      "INIT_CWD",
      "npm_config_cache",
    ],
    ...["XDG_DATA_DIRS", "XDG_DATA_HOME", "XDG_RUNTIME_DIR", "INVOCATION_ID", "JOURNAL_STREAM", "STATE_DIRECTORY"],
    ...["KUBERNETES_SERVICE_HOST", "KUBERNETES_PORT", "SITE_PORT", "SITE_SERVICE_HOST", "SITE_SERVICE_PORT"],
    ...[
      "PGHOST",
      "PGPORT",
      "PGUSER",
      "POSTGRES_PASSWORD",
      "POSTGRES_URL",
      "REDIS_URL",
      "AWS_REGION",
      "MALLOC_TRIM_THRESHOLD_",
    ],
    ...[
      "HTTP_PROXY",
      "HTTPS_PROXY",
      "NO_PROXY",
      "SSH_AUTH_SOCK",
      "SSH_TTY",
      "OTEL_TRACES_EXPORTER",
      "OTEL_RESOURCE_ATTRIBUTES",
    ],
    ...["DB_URL", "BASE_URL", "APP_URL", "SITE_HOST", "SITE_NAME", "DATA", "PORTS", "ROOT_URL"],
  ];
  expect(misspeltSettings(Object.fromEntries(usual.map((name) => [name, "x"])))).toEqual([]);
});
