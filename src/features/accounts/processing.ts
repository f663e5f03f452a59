import { columnsOf, type ProcessingActivity } from "../../server-context/personal-data-store.ts";

export const accountsProcessing: ProcessingActivity = {
  key: "accounts",
  title: "Administrators",
  subjects: "The owner and people who work on the site",
  purpose: "Signing in safely, and showing who changed what",
  legalBasis: "Article 6(1)(f) GDPR: keeping the site and its data safe",
  data: [
    { category: "Name, email address, role", columns: columnsOf("auth_users", "name", "email", "image", "role") },
    { category: "Password as a hash", columns: columnsOf("auth_accounts", "password") },
    {
      category: "Two-factor authentication: secret and backup codes, encrypted",
      columns: columnsOf("auth_two_factors", "secret", "backup_codes"),
    },
    {
      category: "Passkeys: the name that was given to a device, its public key and its kind",
      columns: columnsOf(
        "auth_passkeys",
        "name",
        "public_key",
        "credential_id",
        "counter",
        "device_type",
        "backed_up",
        "transports",
        "aaguid",
      ),
    },
    {
      category: "Sessions with the name of the browser, without IP address",
      columns: columnsOf("auth_sessions", "token", "expires_at", "ip_address", "user_agent"),
    },
    {
      category:
        "Personal tokens: the name that was given to a program, a digest, what it can do, its dates and last use",
      columns: columnsOf(
        "api_tokens",
        "id",
        "user_id",
        "name",
        "hash",
        "scopes",
        "created_at",
        "expires_at",
        "last_used_at",
      ),
    },
    {
      category: "Assistants: the name of a program that someone connected, what it may do, its tokens as hashes",
      columns: [
        ...columnsOf("oauth_clients", "name", "client_id", "client_secret", "redirect_uris", "scopes"),
        ...columnsOf("oauth_consents", "client_id", "user_id", "scopes", "updated_at", "last_used_at"),
        ...columnsOf("oauth_access_tokens", "token", "scopes", "expires_at"),
        ...columnsOf("oauth_refresh_tokens", "token", "scopes", "expires_at"),
      ],
    },
    {
      category: "Links for a new password, and browsers that are not asked for a code",
      columns: columnsOf("auth_verifications", "identifier", "value", "expires_at", "user_agent"),
    },
    {
      category: "Log of changes: who, what, when",
      columns: columnsOf("audit_log", "actor", "action", "subject_kind", "subject_id", "detail", "at"),
    },
  ],
  retention: "Until the account is deleted; a session until it ends; the log of changes for as long as the site runs",
  recipients: "Hosting provider",
};
