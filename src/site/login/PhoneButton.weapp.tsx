/** 手机号快捷登录: the messenger gives a one-time code for the phone's own number; only its own button may ask for it. */
import type { ReactElement } from 'react';
import { Button } from '@tarojs/components';
import type { PhoneButtonProps } from './phoneButtonProps';
import styles from './PhoneButton.module.scss';

export const PhoneButton = ({ disabled, onCode, onRefused }: PhoneButtonProps): ReactElement => (
  <Button
    className={styles.button}
    hoverClass={styles.down}
    openType="getPhoneNumber"
    disabled={disabled}
    onGetPhoneNumber={({ detail }) => (detail.code ? onCode(detail.code) : onRefused())}
  >
    用微信手机号登录
  </Button>
);
