/** The end of a login form: the agreement and the button that waits for the answer. */
import type { ReactElement } from 'react';
import { Button } from '@/ui/kit/Button';
import { Agreement, type AgreementState } from '../account/Agreement';
import { Doing } from '../account/Frame';

interface LoginButtonProps {
  agreement: AgreementState;
  pending: boolean;
  words?: string;
  onPress: () => unknown;
}

export function LoginButton({ agreement, pending, words = '登录', onPress }: LoginButtonProps): ReactElement {
  return (
    <Doing>
      <Agreement state={agreement} />
      <Button block size="l" busy={pending && '登录中'} onPress={onPress}>
        {words}
      </Button>
    </Doing>
  );
}
