/** Codes of the mini-program as its platform draws them: round, and opened there by a scan. One interface, a sandbox, the platform behind it. */
export interface MiniCode {
  /** A page of the version that is published, without the slash before it. */
  page: string;
  /** At most 32 characters. */
  scene: string;
}

export interface CodesGateway {
  readonly sandbox: boolean;
  /** False: posters carry ordinary links. */
  readonly open: boolean;
  /** undefined: the platform draws none of it, such as of a page that is not published yet. Throws when it cannot be asked. */
  draw(code: MiniCode): Promise<Buffer | undefined>;
}

/** A picture of one pixel; nobody can scan it, so nothing asks for it but tests. */
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

export interface SandboxCodes extends CodesGateway {
  open: boolean;
  readonly drawn: MiniCode[];
  /** Pages that are not published. */
  readonly missing: Set<string>;
}

export function createSandboxCodes({ open }: { open: boolean }): SandboxCodes {
  const drawn: MiniCode[] = [];
  const missing = new Set<string>();
  return {
    sandbox: true,
    open,
    drawn,
    missing,
    async draw(code) {
      if (missing.has(code.page)) return undefined;
      drawn.push(code);
      return PIXEL;
    },
  };
}
