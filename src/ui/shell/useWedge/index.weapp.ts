/** A mini-program hears no keys outside of its fields. */
export function useWedge(_onCode: (code: string) => void, _on = true): void {}
