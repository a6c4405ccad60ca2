/**
 * Whether what people write and upload may be shown. A text is answered at once, a picture may be answered later, by a message that the platform
 * sends of its own accord. The sandbox knows a few words, and answers late or not at all when it is told to.
 */
import { randomBytes } from 'node:crypto';

/** pass: it may be shown; risky: it may not; review: somebody has to look (疑似). */
export interface Verdict {
  suggest: 'pass' | 'risky' | 'review';
  /** What is wrong with it, in a word for people: 广告. '' = nobody says. */
  label: string;
}

/** Where it stands: 资料, 评论, 论坛, 社交日志. */
export type Scene = 'profile' | 'comment' | 'forum' | 'log';

interface Piece {
  scene: Scene;
  /** Who wrote it, as the messenger knows its people; '' where that is not asked for. */
  openId: string;
}
export interface TextPiece extends Piece {
  text: string;
}
export interface MediaPiece extends Piece {
  /** An address that opens for everybody. */
  url: string;
  media: 'image' | 'audio';
}

/** A verdict that came later. */
export interface LateVerdict extends Verdict {
  traceId: string;
}

export interface ContentGateway {
  readonly sandbox: boolean;
  /** Where only some words are known, nothing else is asked about and passes. */
  readonly asksAbout: 'everything' | readonly string[];
  /** Asks who wrote it. */
  readonly needsOpenId: boolean;
  /** Throws when nobody answers; the caller tries again. */
  checkText(piece: TextPiece): Promise<Verdict>;
  /** The verdict, or the number under which it will come. Throws as above. */
  checkMedia(piece: MediaPiece): Promise<Verdict | { traceId: string }>;
}

const PASS: Verdict = { suggest: 'pass', label: '' };
/** Words that the sandbox stumbles over. */
const SANDBOX_WORDS: Readonly<Record<string, Verdict>> = {
  疑似样例: { suggest: 'review', label: '广告' },
  违规样例: { suggest: 'risky', label: '广告' },
};

export interface SandboxContent extends ContentGateway {
  asksAbout: 'everything' | readonly string[];
  /** Pictures are answered later, by `push`. */
  late: boolean;
  /** Nobody answers. */
  down: boolean;
  /** By the address of the picture, without what stands before its path. */
  pictures: Map<string, Verdict>;
  asked: (TextPiece | MediaPiece)[];
}

/** `open`: false in production, where nothing is asked and nothing is believed. */
export function createSandboxContent({ open }: { open: boolean }): SandboxContent {
  const run = randomBytes(4).toString('hex');
  let traces = 0;
  const sandbox: SandboxContent = {
    sandbox: true,
    asksAbout: open ? Object.keys(SANDBOX_WORDS) : [],
    needsOpenId: false,
    late: false,
    down: false,
    pictures: new Map(),
    asked: [],
    checkText: async (piece) => {
      answer(piece);
      const word = Object.keys(SANDBOX_WORDS).find((one) => piece.text.includes(one));
      return (word && SANDBOX_WORDS[word]) || PASS;
    },
    checkMedia: async (piece) => {
      answer(piece);
      if (!sandbox.late) return sandbox.pictures.get(new URL(piece.url).pathname) ?? PASS;
      traces += 1;
      return { traceId: `sandbox-${run}-${traces}` };
    },
  };
  function answer(piece: TextPiece | MediaPiece): void {
    sandbox.asked.push(piece);
    if (sandbox.asked.length > 100) sandbox.asked.shift();
    if (sandbox.down) throw new Error('the sandbox for content is told not to answer');
  }
  return sandbox;
}
