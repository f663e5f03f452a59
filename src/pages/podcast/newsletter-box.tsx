import { siteFacts } from "../../site/site-facts.ts";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { Section } from "../../ui/section.tsx";
import { TextInput } from "../../ui/text-input.tsx";
import { podcastCopy } from "./podcast-copy.ts";

/**
 * The letter's box. The address field has no name: it must not travel in a URL; the visitor goes on to the letter's own
 * page, where the subscription is made.
 */
export function NewsletterBox() {
  return (
    <Section ground="ground" label={siteFacts.newsletterName}>
      <div className="grid items-center gap-x-16 gap-y-8 lg:grid-cols-[7fr_5fr]">
        <div>
          <h2>{siteFacts.newsletterName}</h2>
          <p className="lead mt-4">{podcastCopy.newsletterLead}</p>
        </div>
        <form action="/sunday-review">
          <Field label={podcastCopy.newsletterField} help={podcastCopy.newsletterHelp}>
            {(control) => (
              <div className="flex flex-wrap gap-2">
                <TextInput
                  {...control}
                  type="email"
                  autoComplete="email"
                  required
                  className="w-auto flex-[1_1_200px]"
                />
                <Button type="submit">{podcastCopy.newsletterAction}</Button>
              </div>
            )}
          </Field>
        </form>
      </div>
    </Section>
  );
}
