/** What the platform calls in nouns; it imports only this file and the other lists of this folder (scripts/import-rules.ts). */
export { passkeyAddedEmail, passwordChangedEmail, passwordResetEmail } from "./accounts/emails.ts";
export { securityPath } from "./accounts/require-session.ts";
export { returnUrl } from "./accounts/return-url.ts";
export { minNewPasswordLength, newPasswordTooCommon, newPasswordTooShort } from "./accounts/sign-in-check.ts";
export { endTrustedDevices, nameTrustedDevice } from "./accounts/trusted-devices.server.ts";
export { endTokens } from "./api-tokens/api-tokens.server.ts";
export type { ArticleSummary } from "./articles/article.ts";
export { rebuildArchive } from "./ask/archive-index.server.ts";
export { assistantResource, connectPath } from "./assistants/connections/connection.ts";
export { endConnections, purgeConnections, storeRedirectUris } from "./assistants/connections/connections.server.ts";
export { assistantScopes } from "./assistants/connections/scopes.ts";
export { recordAudit } from "./audit/audit.server.ts";
export type { AuditAction } from "./audit/audit-action.ts";
export { afterRejection } from "./email/delivery-outcome.ts";
export type { DeliveryAttempts, DeliveryQueue, EmailParts } from "./email/delivery-queue.ts";
export { type EmailFailure, emailFailureTexts, isOutage } from "./email/email-failure.ts";
export {
  claimDueEmails,
  emailQueue,
  markRejected,
  markSent,
  markUncertain,
  oldestWaitingSeconds,
  type QueuedEmail,
  recoverClaimed,
} from "./email/email-queue.server.ts";
export { queueEmail } from "./email/emails.server.ts";
export { deliveryTestEmail } from "./email/emails.ts";
export { getMailServer, readMailServerUrl } from "./email/mail-server.server.ts";
export type { DomainFinding, EmailDelivery } from "./email/mail-server.ts";
export { renderEmail } from "./email/render-email.tsx";
export type { EpisodeSummary } from "./episodes/episode.ts";
export { contentCommand } from "./import/content-command.server.ts";
export { clearNotice, raiseNotice } from "./overview/notices/notices.server.ts";
export { logoPaths } from "./settings/look/logo-files.server.ts";
export { openingSoonResponse } from "./setup/opening-soon.server.ts";
export { readSite } from "./setup/site.server.ts";
