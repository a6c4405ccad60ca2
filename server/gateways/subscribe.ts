/**
 * Messages that the messenger shows outside the app. Each was allowed by its receiver in a dialog of the mini-program, one for one; the
 * sandbox keeps what it would have sent.
 */
export interface SubscribeTemplate {
  id: string;
  title: string;
  /** Whose notices go out by it. */
  box: 'system' | 'order' | 'service' | 'team';
}
export interface SubscribeMessage {
  openId: string;
  templateId: string;
  title: string;
  text: string;
  /** Epoch milliseconds. */
  at: number;
  /** Own route with its parameters. */
  page: string;
}
export interface SubscribeGateway {
  readonly sandbox: boolean;
  readonly templates: readonly SubscribeTemplate[];
  /** refused: its receiver has taken the permission back. Throws when the messenger cannot be asked. */
  send(message: SubscribeMessage): Promise<'sent' | 'refused'>;
}

/** Titles of the templates, by box. */
export const TEMPLATE_TITLES: Record<SubscribeTemplate['box'], string> = {
  order: '订单与物流',
  service: '预约与售后',
  team: '团队动态',
  system: '账户安全',
};
export const TEMPLATE_BOXES = Object.keys(TEMPLATE_TITLES) as SubscribeTemplate['box'][];

/** `refusing`: open ids that have taken their permission back. */
export function createSandboxSubscribe(): SubscribeGateway & { sent: SubscribeMessage[]; refusing: Set<string> } {
  const sent: SubscribeMessage[] = [];
  const refusing = new Set<string>();
  return {
    sandbox: true,
    templates: TEMPLATE_BOXES.map((box) => ({ id: `sandbox-${box}`, title: TEMPLATE_TITLES[box], box })),
    sent,
    refusing,
    send: async (message) => {
      if (refusing.has(message.openId)) return 'refused';
      sent.push(message);
      if (sent.length > 100) sent.shift();
      return 'sent';
    },
  };
}
