/** 主题颜色: fifteen seals. A press shows the colour at once; 保存 keeps it for the member, closing puts the old one back. */
import { useState, type ReactElement } from 'react';
import { observer } from 'mobx-react';
import { View } from '@tarojs/components';
import { call } from '@/core/api';
import { THEMES } from '@/core/stores/themes';
import { useStores } from '@/core/stores';
import { Button } from '@/ui/kit/Button';
import { Icon } from '@/ui/kit/Icon';
import { Notice } from '@/ui/kit/Notice';
import { Pressable } from '@/ui/kit/Pressable';
import { Sheet } from '@/ui/kit/Sheet';
import { Words } from '@/ui/kit/Words';
import { useAction } from '@/ui/shell';
import styles from './ThemeSheet.module.scss';

export const ThemeSheet = observer(function ThemeSheet({
  open,
  onClose,
}: {
  open: boolean;
  onClose: () => void;
}): ReactElement {
  const { theme, session, feedback } = useStores();
  const [before, setBefore] = useState<string>();
  const preview = (name: string) => {
    setBefore((was) => was ?? theme.chosen);
    theme.choose(name);
  };
  const close = () => {
    if (before !== undefined) theme.choose(before);
    setBefore(undefined);
    onClose();
  };
  const save = useAction(async () => {
    // A visitor's colour stays on this phone.
    if (session.hasLogin) session.setMember(await call('member.save', { theme: theme.chosen }));
    setBefore(undefined);
    feedback.toast('换好了');
    onClose();
  });
  return (
    <Sheet
      open={open}
      title="主题颜色"
      onClose={close}
      footer={
        <Button block size="l" busy={save.pending} onPress={save.run}>
          保存
        </Button>
      }
    >
      {theme.grayMode && <Notice>今天以素色致哀，保存的颜色之后生效</Notice>}
      <View className={styles.grid} role="radiogroup" aria-label="主题颜色">
        {THEMES.map(({ name, title }) => (
          <Pressable
            key={name}
            className={styles.choice}
            role="radio"
            checked={theme.usual.name === name}
            label={title}
            onPress={() => preview(name)}
          >
            <View className={`theme-${name} ${styles.seal}`}>
              {theme.usual.name === name && <Icon name="check" size={22} bold />}
            </View>
            <Words size="foot" tone="soft" className={styles.title}>
              {title}
            </Words>
          </Pressable>
        ))}
      </View>
    </Sheet>
  );
});
