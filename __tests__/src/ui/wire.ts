/** A test double of the realtime connection: what was subscribed, and the server's frames. */
interface Wire {
  url: string;
  readyState: number;
  onmessage?: (event: { data: string }) => void;
  onclose?: (event: { code: number }) => void;
}

export interface FakeLine {
  /** How often the app has called the server. */
  calls(): number;
  /** The server takes the connection. */
  ready(): void;
  frame(topic: string, kind: string, data: object, rev?: number): void;
  lose(): void;
}

export function fakeLine(): FakeLine {
  const wires: Wire[] = [];
  class Socket implements Wire {
    static readonly OPEN = 1;
    readyState = 1;
    onmessage?: Wire['onmessage'];
    onclose?: Wire['onclose'];
    constructor(readonly url: string) {
      wires.push(this);
    }
    send(): void {}
    close(): void {}
  }
  Object.defineProperty(globalThis, 'WebSocket', { value: Socket, configurable: true, writable: true });
  const hear = (frame: object) => wires.at(-1)?.onmessage?.({ data: JSON.stringify({ data: {}, at: 0, ...frame }) });
  return {
    calls: () => wires.length,
    ready: () => hear({ topic: 'ws', kind: 'ready' }),
    frame: (topic, kind, data, rev) => hear({ topic, kind, data, rev }),
    lose: () => wires.at(-1)?.onclose?.({ code: 1006 }),
  };
}
