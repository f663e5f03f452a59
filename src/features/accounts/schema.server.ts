import type { Generated } from "kysely";
import type { GeneratedTimestamp } from "../../server-context/column-types.ts";

export type AuthUsersTable = {
  id: string;
  name: string;
  email: string;
  email_verified: Generated<boolean>;
  image: string | null;
  role: "admin" | "user";
  two_factor_enabled: Generated<boolean>;
  created_at: GeneratedTimestamp;
  updated_at: GeneratedTimestamp;
};

export type AuthSessionsTable = {
  id: string;
  user_id: string;
  token: string;
  expires_at: Date;
  ip_address: string | null;
  user_agent: string | null;
  created_at: GeneratedTimestamp;
  updated_at: GeneratedTimestamp;
};

export type AuthAccountsTable = {
  id: string;
  user_id: string;
  account_id: string;
  provider_id: string;
  password: string | null;
  created_at: GeneratedTimestamp;
  updated_at: GeneratedTimestamp;
};

export type AuthVerificationsTable = {
  id: string;
  identifier: string;
  value: string;
  expires_at: Date;
  created_at: GeneratedTimestamp;
  user_agent: string | null;
};

export type AuthTwoFactorsTable = {
  id: string;
  user_id: string;
  /** Encrypted with a key derived from the site's secret. */
  secret: string;
  verified: Generated<boolean>;
  backup_codes: string;
  /** 30-second step of the last accepted code, against replays. */
  last_used_step: number | null;
};

export type AuthPasskeysTable = {
  id: string;
  user_id: string;
  name: string | null;
  public_key: string;
  credential_id: string;
  counter: number;
  device_type: string;
  backed_up: boolean;
  transports: string | null;
  aaguid: string | null;
  created_at: GeneratedTimestamp;
};

export type SecondFactorRuleTable = { only_row: Generated<boolean>; required: boolean };

export type AccountTables = {
  second_factor_rule: SecondFactorRuleTable;
  auth_passkeys: AuthPasskeysTable;
  auth_users: AuthUsersTable;
  auth_sessions: AuthSessionsTable;
  auth_accounts: AuthAccountsTable;
  auth_verifications: AuthVerificationsTable;
  auth_two_factors: AuthTwoFactorsTable;
};
