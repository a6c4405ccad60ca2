/** 注销账号: the checklist, what is lost, the code of a text message; some days to change one's mind by logging in. */
import { useState, type ReactElement } from 'react';
import { Text, View } from '@tarojs/components';
import type { Member } from '@/contract';
import { call, RefusedError, TOAST_LONG } from '@/core/api';
import { go, relaunch } from '@/core/routes';
import { useStores } from '@/core/stores';
import { CodeField } from '@/domain/member/CodeField';
import { codeFault } from '@/domain/member/rules';
import { useSmsCode } from '@/domain/member/useSmsCode';
import { Button } from '@/ui/kit/Button';
import { Icon } from '@/ui/kit/Icon';
import { Sheet } from '@/ui/kit/Sheet';
import { Stack } from '@/ui/kit/Stack';
import { Note } from '@/ui/kit/Words';
import { useAction, useBlock, useSayAndGo } from '@/ui/shell';
import { canClose, closingChecks } from './closing';
import styles from './CloseSheet.module.scss';

/** Until the shop has told its own. */
const USUAL_DAYS = 7;
/** Tabs of own trees that still bring something. */
const ALIVE: ReadonlySet<string> = new Set(['growing', 'claimable']);
const ICONS = { true: 'check', false: 'warn', undefined: 'info' } as const;

interface CloseSheetProps {
  member: Member;
  open: boolean;
  onClose: () => void;
}

export function CloseSheet({ member, open, onClose }: CloseSheetProps): ReactElement {
  const root = useStores();
  const sayAndGo = useSayAndGo();
  const [code, setCode] = useState('');
  const [error, setError] = useState<string>();
  const stat = useBlock(() => (open ? call('memberOrder.statistics') : Promise.resolve(undefined)), '', String(open));
  const cellar = useBlock(() => (open ? call('escrow.index') : Promise.resolve(undefined)), '', String(open));
  const pieces = useBlock(() => (open ? call('marketPlace.my', {}) : Promise.resolve(undefined)), '', String(open));
  const grove = useBlock(() => (open ? call('tea.adoptIndex', {}) : Promise.resolve(undefined)), '', String(open));
  const days = root.config.value?.closeDays ?? USUAL_DAYS;
  const checks = closingChecks(member, stat ?? undefined, {
    stored: cellar?.summary.qty,
    pieces: pieces?.total,
    trees: grove?.tabs.reduce((sum, { id, count }) => sum + (ALIVE.has(id) ? count : 0), 0),
  });
  const free = canClose(checks);
  const sms = useSmsCode('close', () => member.mobile);
  const end = useAction(async () => {
    const fault = codeFault(code);
    if (fault) return void setError(fault);
    const sure = await root.feedback.confirm({
      title: '注销账号？',
      text: `${days} 天后积分、优惠券和会员等级全部清空，不能恢复。`,
      yes: '注销',
      no: '再想想',
    });
    if (!sure) return;
    try {
      await call('member.close', { code });
    } catch (failure) {
      if (failure instanceof RefusedError) setError(failure.message);
      throw failure;
    }
    await sayAndGo(
      `已提交注销，${days} 天内登录就会撤销`,
      () => {
        root.logout();
        return relaunch('/pages/tea/mine');
      },
      TOAST_LONG,
    );
  });
  return (
    <Sheet
      open={open}
      title="注销账号"
      onClose={onClose}
      footer={
        <Button block size="l" tone="ink" disabled={!free} busy={end.pending && '提交中'} onPress={end.run}>
          {free ? '提交注销' : '先处理上面的事'}
        </Button>
      }
    >
      <Stack role="list">
        {checks.map(({ key, title, text, clear }) => (
          <View key={key} className={styles.check} role="listitem">
            <Icon name={ICONS[`${clear}`]} size={20} className={clear === false ? styles.stop : styles.fine} />
            <Stack grow>
              <Text>{title}</Text>
              <Note>{text}</Note>
            </Stack>
            {key === 'orders' && clear === false && (
              <Button size="s" tone="quiet" onPress={() => go('/shop/pages/order/index', {})}>
                去看看
              </Button>
            )}
          </View>
        ))}
      </Stack>
      <Note block className={styles.rule}>
        {`提交后有 ${days} 天反悔期，期间登录一次就会撤销。到期后积分、优惠券、等级和地址都会清除。`}
      </Note>
      {free && (
        <View className={styles.code}>
          <CodeField
            sms={sms}
            value={code}
            error={error}
            onInput={(value) => {
              setCode(value);
              setError(undefined);
            }}
          />
        </View>
      )}
    </Sheet>
  );
}
