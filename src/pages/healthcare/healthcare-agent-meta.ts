/** What search engines and the browser's tab show; apart from the copy, for every page carries it. */
export const healthcareAgentMeta = {
  description:
    "A voice AI agent for SOPs. Nurses ask out loud and hear the rule with its source; experts explain a task once and find a draft SOP to approve.",
};
