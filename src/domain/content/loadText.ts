/** A text page by its code; the last copy is kept on the phone and shown when the network is gone. */
import type { PageContent } from '@/contract';
import { call, RefusedError } from '@/core/api';
import type { Platform } from '@/core/platform';
import { NO_PAGE } from '@/core/routes';
import { texts } from '@/core/texts';

export interface ShownText {
  page: PageContent;
  /** Read from the phone: the date says how old it is. */
  offline: boolean;
}

const JOINING = ['merchant', 'wholesale', 'channel', 'adopt', 'escrow', 'promoter'] as const;
type Joining = (typeof JOINING)[number];

async function ask(code: string): Promise<PageContent> {
  const upper = code.toUpperCase();
  if (upper === 'AGREEMENT') return call('legacy.registerAgree');
  if (upper === 'PRIVACY') return call('legacy.privacyProtection');
  const joining = JOINING.find((one) => one === code.toLowerCase()) as Joining | undefined;
  const [found] = joining ? await call('legacy.joinAgreements', { code: joining }) : [];
  return found ?? call('pages.view', { code });
}

function kept(text: string | undefined): PageContent | undefined {
  try {
    return text ? (JSON.parse(text) as PageContent) : undefined;
  } catch {
    return undefined;
  }
}

export async function loadText(code: string, storage: Pick<Platform['storage'], 'get' | 'set'>): Promise<ShownText> {
  if (code === NO_PAGE) throw new RefusedError('pages.view', 404, texts.gone, undefined);
  const key = `text_${code.toUpperCase()}`;
  try {
    const page = await ask(code);
    storage.set(key, JSON.stringify(page));
    return { page, offline: false };
  } catch (error) {
    // Refused is an answer: such a text does not exist (any more).
    const page = error instanceof RefusedError ? undefined : kept(storage.get(key));
    if (!page) throw error;
    return { page, offline: true };
  }
}
