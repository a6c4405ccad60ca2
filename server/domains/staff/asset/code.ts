/** What stands on a label, as it is compared: capitals, no spaces. A label's own code may carry the address it opens. */
export const codeOf = (text: string): string => {
  const [, inAddress] = /[?&]code=([^&#]+)/.exec(text) ?? [];
  return (inAddress ?? text).replace(/\s/g, '').toUpperCase();
};
