/** Ticket printers of the stores: raw TCP (port 9100), with what ESC/POS printers say of their paper; a virtual one keeps what it would print. */
import net from 'node:net';

/** Why nothing was printed. off: nobody answers at the address. */
export type PrinterFault = 'paperOut' | 'coverOpen' | 'off';
export interface Printing {
  /** `host:port`, or `virtual:` and a name. */
  address: string;
  /** Of the ticket and its copy, for the log. */
  no: string;
  bytes: Buffer;
}
export interface PrinterGateway {
  /** 'printed': the printer has taken every byte. Throws nothing that an operator could not mend at the printer. */
  print(printing: Printing): Promise<'printed' | PrinterFault>;
}

export const VIRTUAL = 'virtual:';

/** What a virtual printer does: prints, or says what is the matter; slow answers after three seconds. */
export type VirtualState = 'ready' | 'slow' | PrinterFault;
export interface VirtualPrinters extends PrinterGateway {
  /** By address; ready where nothing else is said. */
  states: Map<string, VirtualState>;
  /** The last 500. */
  printed: Printing[];
}

const SLOW_MS = 3000;

export function createVirtualPrinters(slowMs = SLOW_MS): VirtualPrinters {
  const states = new Map<string, VirtualState>();
  const printed: Printing[] = [];
  return {
    states,
    printed,
    async print(printing) {
      const state = states.get(printing.address) ?? 'ready';
      if (state === 'slow') await new Promise((resolve) => setTimeout(resolve, slowMs));
      else if (state !== 'ready') return state;
      printed.push(printing);
      if (printed.length > 500) printed.shift();
      return 'printed';
    },
  };
}

/** DLE EOT 2: why it is off line; DLE EOT 4: the paper. */
const ASK_CAUSE = Buffer.from([0x10, 0x04, 0x02]);
const ASK_PAPER = Buffer.from([0x10, 0x04, 0x04]);
const isCoverOpen = (cause: number) => (cause & 0x04) !== 0;
const isPaperOut = (cause: number, paper: number) => (cause & 0x20) !== 0 || (paper & 0x60) === 0x60;

export interface Patience {
  connectMs: number;
  /** Some printers answer no questions: what says nothing meanwhile is believed to be well. */
  answerMs: number;
  /** For taking the bytes: a printer with a full memory takes them as fast as it prints. */
  printMs: number;
}
const PATIENCE: Patience = { connectMs: 3000, answerMs: 700, printMs: 20_000 };

export function createTcpPrinters(patience: Patience = PATIENCE): PrinterGateway {
  return {
    async print({ address, bytes }) {
      const socket = await connect(address, patience.connectMs);
      if (!socket) return 'off';
      try {
        const [cause, paper] = await ask(socket, [ASK_CAUSE, ASK_PAPER], patience.answerMs);
        if (cause !== undefined && isCoverOpen(cause)) return 'coverOpen';
        if (cause !== undefined && isPaperOut(cause, paper ?? 0)) return 'paperOut';
        return (await write(socket, bytes, patience.printMs)) ? 'printed' : 'off';
      } finally {
        socket.destroy();
      }
    },
  };
}

/** undefined: nobody answers there. */
function connect(address: string, ms: number): Promise<net.Socket | undefined> {
  const [, host, port] = /^(?:\[?)(.+?)(?:\]?):(\d+)$/.exec(address) ?? [];
  if (!host || !port) return Promise.resolve(undefined);
  return new Promise((resolve) => {
    const socket = net.connect({ host, port: Number(port) });
    const giveUp = () => {
      socket.destroy();
      resolve(undefined);
    };
    socket.setTimeout(ms, giveUp);
    socket.once('error', giveUp);
    socket.once('connect', () => {
      socket.setTimeout(0);
      socket.off('error', giveUp);
      // Later faults show in what is written.
      socket.on('error', () => undefined);
      resolve(socket);
    });
  });
}

/** A byte for each question; fewer when it does not answer in time. */
function ask(socket: net.Socket, questions: readonly Buffer[], ms: number): Promise<number[]> {
  return new Promise((resolve) => {
    const answers: number[] = [];
    const end = () => {
      clearTimeout(timer);
      socket.off('data', hear).off('close', end);
      resolve(answers);
    };
    const hear = (data: Buffer) => {
      answers.push(...data);
      if (answers.length >= questions.length) end();
    };
    const timer = setTimeout(end, ms);
    socket.on('data', hear).once('close', end);
    socket.write(Buffer.concat(questions));
  });
}

/** Whether the other side took all of it. */
function write(socket: net.Socket, bytes: Buffer, ms: number): Promise<boolean> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(false), ms);
    const settle = (isTaken: boolean) => {
      clearTimeout(timer);
      resolve(isTaken);
    };
    socket.once('close', (hadError) => settle(!hadError));
    socket.end(bytes, () => settle(true));
  });
}

/** By the address of the printer: the virtual ones stand beside real ones, for trying a store out. */
export function createPrinters(virtual: VirtualPrinters = createVirtualPrinters(), tcp = createTcpPrinters()) {
  const print: PrinterGateway['print'] = (printing) =>
    (printing.address.startsWith(VIRTUAL) ? virtual : tcp).print(printing);
  return { print, virtual };
}
export type Printers = ReturnType<typeof createPrinters>;
