/** What has happened to a request, as it is kept and shown: `value` = epoch ms. */
export const step = (key: string, label: string, at: number) => ({ key, label, value: String(at) });
