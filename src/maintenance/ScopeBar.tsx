/** 我的 or 团队: a manager looks at either; nobody else sees it. */
import type { ReactElement } from 'react';
import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { useStores } from '@/core/stores';
import { Segmented } from '@/ui/kit/Segmented';
import styles from './maintenance.module.scss';

export const SCOPES = [
  { id: 'mine', label: '我的' },
  { id: 'team', label: '团队' },
] as const;
type Scope = (typeof SCOPES)[number]['id'];

export const ScopeBar = observer(function ScopeBar(props: {
  current: Scope;
  onChange: (scope: Scope) => void;
}): ReactElement | null {
  const { session } = useStores();
  if (!session.member?.isManager) return null;
  return (
    <View className={styles.scopes}>
      <Segmented block label="看谁的" items={SCOPES} {...props} />
    </View>
  );
});
