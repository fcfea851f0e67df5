interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createHTML(html: string): string },
  ): { createHTML(html: string): string };
}

/** `document.write` that works with trusted types too. Its source is in the page: it uses nothing from outside itself. */
export function htmlWriter(): (html: string) => void {
  let policy: ReturnType<TrustedTypes['createPolicy']> | undefined;
  return html => {
    // Created for the first text only: a site may forbid new policies.
    policy ??= (window as { trustedTypes?: TrustedTypes }).trustedTypes?.createPolicy('duet', {
      createHTML: text => text,
    });
    document.write(policy ? policy.createHTML(html) : html);
  };
}
