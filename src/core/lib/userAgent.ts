/** What a user agent says about the app around the page. Only `platform/host` may ask (rule 7.1). */
export interface AgentInfo {
  app: 'browser' | 'messenger' | 'workplace';
  os: 'ios' | 'android' | 'other';
}

export function readUserAgent(userAgent: string): AgentInfo {
  // DingTalk first: some of its builds also carry the engine name of the messenger.
  const app = /DingTalk/i.test(userAgent) ? 'workplace' : /MicroMessenger/i.test(userAgent) ? 'messenger' : 'browser';
  const os = /iPhone|iPad|iPod/i.test(userAgent) ? 'ios' : /Android/i.test(userAgent) ? 'android' : 'other';
  return { app, os };
}
