import type { Plugin } from "vite";

/** What the router does only for a page after the first, each an async function of its own of (router, options). */
const later = ["loadClientRoute", "preloadClientRoute", "refreshClientRoute"];

const file = /\/@tanstack\/router-core\/dist\/esm\/load-client\.js$/;

/**
 * Takes the loading of the next page out of the first view: a page that the server has rendered is hydrated by a small part of
 * the same module (7 KB brotli as a whole). In the browser's build these functions import an untouched copy of the module and call its
 * own. The module keeps no state of its own, so two copies are as good as one. When the copy cannot be fetched, the site was
 * updated or the network is gone: the browser opens the URL that it already shows, as without scripts.
 */
export function laterNavigationPlugin(): Plugin {
  return {
    name: "later-navigation",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    transform: {
      filter: { id: file },
      handler(code, id) {
        let deferred = code;
        for (const name of later) {
          const head = new RegExp(`async function ${name}\\((\\w+)(?:, \\w+)?\\) \\{`).exec(code)?.[0];
          if (!head) throw new Error(`The router has changed: ${name} is not where ${id} had it.`);
          const giveUp = name === "preloadClientRoute" ? "() => {}" : "() => location.reload()";
          const call = `const copy = await import(${JSON.stringify(`${id}?later`)}).catch(${giveUp}); return copy?.${name}(...arguments);`;
          deferred = deferred.replace(head, `${head} ${call}`);
        }
        return { code: deferred, map: null };
      },
    },
  };
}
