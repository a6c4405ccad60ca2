/**
 * Everything that can be pressed is made of this: one element with a role, a name, keyboard keys and a pressed look.
 * The browser's look is `:active`, the mini-program's `hoverClass`; Taro's Button brings foreign looks and no keyboard, so no part
 * uses it.
 */
import type { CSSProperties, KeyboardEvent, ReactElement, ReactNode } from 'react';
import { View } from '@tarojs/components';
import { aria, type Aria } from '../aria';
import { classes } from '../classes';
import styles from './Pressable.module.scss';

type States = Pick<
  Aria,
  | 'checked'
  | 'selected'
  | 'pressed'
  | 'expanded'
  | 'current'
  | 'busy'
  | 'haspopup'
  | 'controls'
  | 'describedby'
  | 'hidden'
>;

export interface PressableProps extends States {
  onPress?: () => unknown;
  children?: ReactNode;
  /** Read instead of the content; required for a drawing without text. */
  label?: string;
  role?: 'button' | 'link' | 'tab' | 'radio' | 'checkbox' | 'switch' | 'option' | 'menuitem';
  /** Where on the screen the finger was, in px of the device; a key has no place. */
  onPoint?: (x: number, y: number) => void;
  /** Address of the page that a press leads to: in the browser core/ahead asks for what that page needs as the finger comes down. */
  to?: string;
  disabled?: boolean;
  /** A press while it is disabled: says why. Then Tab reaches it all the same. */
  onRefused?: () => unknown;
  /** Class while pressed; a light fade unless given, `false` for none. In the browser write `:active` for it. */
  look?: string | false;
  /** false: not reached by Tab (roving groups, things behind a scrim). */
  focusable?: boolean;
  /** Arrow keys and the like; Enter and Space are taken care of. */
  onKey?: (key: string) => void;
  className?: string;
  style?: CSSProperties;
  id?: string;
}

const WEAPP = process.env.TARO_ENV === 'weapp';

/** A browser's click tells its place, a mini-program's tap that of its touch. */
function pointOf(event: unknown): [x: number, y: number] {
  const { clientX, clientY, changedTouches } = event as Partial<MouseEvent & TouchEvent>;
  const touch = changedTouches?.[0];
  return [clientX ?? touch?.clientX ?? 0, clientY ?? touch?.clientY ?? 0];
}

export function Pressable(props: PressableProps): ReactElement {
  const {
    onPress,
    onPoint,
    children,
    role = 'button',
    to,
    disabled = false,
    onRefused,
    look,
    focusable = true,
    onKey,
    className,
    style,
    id,
    ...states
  } = props;
  const press = () => {
    void (disabled ? onRefused : onPress)?.();
  };
  const handleKey = (event: KeyboardEvent) => {
    if (event.target !== event.currentTarget) return;
    if (event.key === 'Enter' || (event.key === ' ' && role !== 'link')) {
      event.preventDefault();
      press();
    } else onKey?.(event.key);
  };
  return (
    <View
      id={id}
      className={classes(
        styles.pressable,
        !disabled && look === undefined && styles.fades,
        disabled && styles.off,
        className,
      )}
      style={style}
      onClick={(event) => {
        // A control inside a pressable card acts alone.
        event.stopPropagation();
        const [x, y] = pointOf(event);
        if (onPoint && !disabled && (x || y)) onPoint(x, y);
        press();
      }}
      {...aria({ role, disabled: disabled || undefined, ...states })}
      {...(WEAPP
        ? { hoverClass: !disabled && look !== false ? (look ?? styles.fade) : undefined }
        : {
            'data-to': to,
            tabIndex: (disabled && !onRefused) || !focusable ? -1 : 0,
            onKeyDown: handleKey,
          })}
    >
      {children}
    </View>
  );
}
