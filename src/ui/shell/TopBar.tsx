/**
 * The shared top bar (rule 6.4): the arrow when an earlier page exists, else the label 首页; title, right and scan slots; status bar + 50
 * on Android, + 45 elsewhere; black with white text unless told. The mini-program's capsule keeps its place.
 */
import { useState, type CSSProperties, type ReactElement, type ReactNode } from 'react';
import { Text, View } from '@tarojs/components';
import { BRAND } from '@/core/lib/brand';
import { platform } from '@/core/platform';
import { back, FALLBACK_PATH, open, TAB_PATHS, type RoutePath } from '@/core/routes';
import { texts } from '@/core/texts';
import { aria } from '@/ui/kit/aria';
import { classes } from '@/ui/kit/classes';
import { IconButton } from '@/ui/kit/IconButton';
import { Pressable } from '@/ui/kit/Pressable';
import { hasWayBack } from './backTarget';
import { useRoutePath } from './guard';
import styles from './TopBar.module.scss';

export interface TopBarProps {
  title: string;
  /** clear: over a picture of whatever brightness, so its buttons bring their own ground. */
  tone?: 'ink' | 'paper' | 'theme' | 'clear';
  /** A clear one is ink: before there is a picture, and after it has been scrolled away. */
  solid?: boolean;
  /** Stays in place while the page scrolls; a clear one does not unless told: its words are for the picture behind them. */
  fixed?: boolean;
  /** Background colour that comes as data; `tone` otherwise. */
  color?: string;
  /** Background picture instead of a colour. */
  image?: string;
  /** In place of the arrow and the title: the home's wordmark and search. */
  content?: ReactNode;
  right?: ReactNode;
  scan?: ReactNode;
  /** Where the label 首页 leads. */
  home?: RoutePath;
  /** Asked before leaving; false stays. */
  onBack?: () => Promise<boolean> | boolean;
}

export function TopBar(props: TopBarProps): ReactElement {
  const {
    title,
    tone = 'ink',
    solid,
    fixed = tone !== 'clear',
    color,
    image,
    content,
    right,
    scan,
    home = FALLBACK_PATH,
    onBack,
  } = props;
  const { statusBarHeight, topBarHeight, capsule: capsuleOf, windowWidth } = platform.system;
  const status = statusBarHeight();
  const height = topBarHeight();
  const capsule = capsuleOf();
  const room = capsule ? { paddingRight: `${windowWidth() - capsule.left}px` } : undefined;
  const ground: CSSProperties = {
    ...(color && { backgroundColor: color }),
    ...(image && { backgroundImage: `url("${image.replace(/["\\\n]/g, encodeURIComponent)}")` }),
  };
  return (
    <View
      className={classes(styles.holder, styles[tone], solid && styles.solid)}
      style={{ height: tone === 'clear' ? '0' : `${height}px` }}
    >
      <View
        className={classes(styles.bar, fixed ? styles.fixed : styles.flowing)}
        style={{ height: `${height}px`, paddingTop: `${status}px`, ...ground }}
        {...aria({ role: 'banner' })}
      >
        <View className={classes(styles.row, capsule && styles.beside)} style={room}>
          {content ?? (
            <>
              <View className={styles.side}>
                <WayOut home={home} onBack={onBack} round={tone === 'clear'} />
              </View>
              <Text className={styles.title} {...aria({ role: 'heading', level: 1 })}>
                {title}
              </Text>
              <View className={classes(styles.side, styles.right)}>
                {scan}
                {right}
              </View>
            </>
          )}
        </View>
      </View>
    </View>
  );
}

/** The arrow, the label 首页, or nothing on a tab's own page. */
function WayOut({ home, onBack, round }: Pick<TopBarProps, 'onBack'> & { home: RoutePath; round: boolean }) {
  const path = useRoutePath();
  // Read once, when the page opens: pages opened over it change the stack but not the way back from here.
  const [arrow] = useState(hasWayBack);
  const leave = async (way: () => Promise<unknown>) => {
    if (!onBack || (await onBack())) await way();
  };
  if (arrow)
    return (
      <IconButton icon="back" tone={round ? 'ink' : undefined} label={texts.back} onPress={() => leave(() => back())} />
    );
  if (TAB_PATHS.includes(path)) return null;
  return (
    <Pressable className={styles.home} role="link" onPress={() => leave(() => open(home, 'relaunch'))}>
      <Text>{BRAND.tabs.home}</Text>
    </Pressable>
  );
}
