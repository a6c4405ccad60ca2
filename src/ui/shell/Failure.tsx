/** What stands in place of a page or a list that could not be loaded. */
import { useEffect, type PropsWithChildren, type ReactElement } from 'react';
import { observer } from 'mobx-react';
import { BRAND } from '@/core/lib/brand';
import { MissingParamError, NetworkError, RefusedError, TimeoutError, UnauthorizedError } from '@/core/api';
import { back, canOpen, go, relaunch } from '@/core/routes';
import { useStores } from '@/core/stores';
import { texts } from '@/core/texts';
import { Button } from '@/ui/kit/Button';
import { Empty } from '@/ui/kit/Empty';

/** 404 and a bad or missing id (400): the thing is not there, and asking again would not help (rule 3.7). */
const GONE: readonly number[] = [400, 404];
const FORBIDDEN = 403;
const CHAT = '/dingding/pages/group';

export function Failure({ error, onRetry }: { error: unknown; onRetry: () => void }): ReactElement | null {
  // The 401 handler is on its way to the login page.
  if (error instanceof UnauthorizedError) return null;
  if (error instanceof RefusedError && error.code === FORBIDDEN) return <Forbidden title={error.message} />;
  if (error instanceof MissingParamError) return <WayBack title={texts.gone} text={texts.withoutId} />;
  if (error instanceof RefusedError && GONE.includes(error.code))
    return <WayBack title={texts.gone} text="可能已经下架，或地址有误" />;
  const offline = error instanceof NetworkError || error instanceof TimeoutError;
  const said = error instanceof Error ? error.message : '';
  return (
    <Empty
      picture="network"
      role="alert"
      tone="primary"
      title={offline ? '网断了' : '这一页没有打开'}
      text={offline || !said ? texts.offline : said}
      button={texts.reload}
      onPress={onRetry}
    />
  );
}

/** The page is for others: staff of an area, merchants, partners. */
export const Forbidden = observer(function Forbidden({ title = texts.forbidden }: { title?: string }): ReactElement {
  const { session } = useStores();
  // Right after the start the token is known, who it belongs to is not.
  useEffect(() => {
    if (session.hasLogin) void session.loadMember().catch(() => undefined);
  }, [session]);
  const isStaff = session.member?.roles.includes('staff') ?? false;
  return (
    <WayBack title={title} text={isStaff ? '换个账号，或请主管开通' : '换个账号，或问问客服'}>
      {canOpen(CHAT) && (
        <Button tone="line" onPress={() => go(CHAT, { to: isStaff ? 'manager' : 'service' })}>
          {isStaff ? '联系主管' : '联系客服'}
        </Button>
      )}
    </WayBack>
  );
});

function WayBack({ title, text, children }: PropsWithChildren<{ title: string; text: string }>): ReactElement {
  return (
    <Empty picture="notfound" role="alert" title={title} text={text} button={texts.back} onPress={() => back()}>
      <Button tone="line" onPress={() => relaunch('/pages/tea/index')}>
        {BRAND.tabs.home}
      </Button>
      {children}
    </Empty>
  );
}
