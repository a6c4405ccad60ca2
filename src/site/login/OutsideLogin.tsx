/** 微信一键登录 or 钉钉登录, only where the app around the page offers it and the shop wants it. A code that the consent page brought back is
 * used at once. */
import { useEffect, useRef, type ReactElement } from 'react';
import { observer } from 'mobx-react';
import type { LoginResult } from '@/contract';
import { platform, type LoginCode } from '@/core/platform';
import { useStores } from '@/core/stores';
import { Button } from '@/ui/kit/Button';
import { Divider } from '@/ui/kit/Divider';
import { useAction } from '@/ui/shell';
import { Agreement, type AgreementState } from '../account/Agreement';
import { Doing } from '../account/Frame';
import { loginOutside, OUTSIDE_LABELS } from './outside';
import { OUTSIDE_WAYS, useLoginWays } from './ways';

interface OutsideLoginProps {
  agreement: AgreementState;
  /** No form stands above it, with the agreement at its end. */
  alone: boolean;
  onDone: (result: LoginResult) => Promise<unknown>;
}

export const OutsideLogin = observer(function OutsideLogin({
  agreement,
  alone,
  onDone,
}: OutsideLoginProps): ReactElement | null {
  const ways = useLoginWays();
  const { attribution } = useStores();
  const { provider } = platform.login;
  const finish = async (code: LoginCode) => onDone(await loginOutside(code, attribution.params()));
  const login = useAction(async () => {
    if (!agreement.ask()) return false;
    await finish(await platform.login.code());
    return true;
  });
  const back = useAction(finish);
  const asked = useRef(false);
  useEffect(() => {
    if (asked.current) return;
    asked.current = true;
    const returned = platform.login.returned();
    // Whoever comes back from the consent page had agreed before leaving.
    if (returned) void back.run(returned);
  }, [back]);

  if (!provider || !ways[OUTSIDE_WAYS[provider]]) return null;
  return (
    <Doing>
      {alone ? <Agreement state={agreement} /> : <Divider text="或" />}
      <Button block size="l" tone="line" busy={login.pending || back.pending} onPress={login.run}>
        {OUTSIDE_LABELS[provider]}
      </Button>
    </Doing>
  );
});
