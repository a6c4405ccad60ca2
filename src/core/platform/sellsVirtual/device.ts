/** What the device says of itself in the mini-program. DevTools call themselves `devtools`, and the system by the phone that they show. */
export const isApples = ({ platform, system = '' }: { platform: string; system?: string | undefined }): boolean =>
  platform === 'ios' || /^ios/i.test(system);
