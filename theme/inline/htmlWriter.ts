type Rules = { createHTML(html: string): string };

/** `document.write` that works with trusted types too. Its source is in the page: it uses nothing from outside itself. */
export function htmlWriter(): (html: string) => void {
  let policy: Rules | undefined;
  return html => {
    // Created for the first text only: a site may forbid new policies.
    const { trustedTypes } = window as { trustedTypes?: { createPolicy(name: string, rules: Rules): Rules } };
    policy ??= trustedTypes?.createPolicy('duet', { createHTML: text => text });
    document.write(policy ? policy.createHTML(html) : html);
  };
}
