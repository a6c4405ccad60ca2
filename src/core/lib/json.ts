/** The list that a text carries (an address, the phone's storage); an empty one for anything else. */
export function parseList(text: string | undefined): unknown[] {
  try {
    const value: unknown = JSON.parse(text ?? '');
    return Array.isArray(value) ? value : [];
  } catch {
    return [];
  }
}
