/** The papers of who wants to buy in bulk. What was typed stays; after a refusal it is corrected, not typed again. */
import { useState, type ReactElement } from 'react';
import { View } from '@tarojs/components';
import type { WholesalerState } from '@/contract';
import { call } from '@/core/api';
import { isTaxNo } from '@/core/lib/taxNo';
import { useStores } from '@/core/stores';
import { PhotoField } from '@/domain/photo/PhotoField';
import { Button } from '@/ui/kit/Button';
import { Notice } from '@/ui/kit/Notice';
import { Sheet } from '@/ui/kit/Sheet';
import { TextField } from '@/ui/kit/TextField';
import { useAction, useForm } from '@/ui/shell';
import { JoinAgreement } from '@/domain/text/JoinAgreement';
import { fieldNamed, needed, rightMobile } from './validators';
import styles from './wholesale.module.scss';

const NAMED = [
  [/税号/, 'taxNo'],
  [/手机/, 'mobile'],
  [/执照|照片/, 'license'],
] as const;

interface WholesaleFormProps {
  open: boolean;
  /** With what was sent before, after a refusal. */
  trader: WholesalerState;
  onClose: () => void;
  onSent: (state: WholesalerState) => void;
}

export function WholesaleForm({ open, trader, onClose, onSent }: WholesaleFormProps): ReactElement {
  const { feedback } = useStores();
  const { company = '', reason, sent } = trader;
  const [license, setLicense] = useState<string[]>(sent?.license ? [sent.license] : []);
  const [agreed, setAgreed] = useState(false);
  const form = useForm(
    {
      company,
      taxNo: sent?.taxNo ?? '',
      contact: sent?.contact ?? '',
      mobile: sent?.mobile ?? '',
      monthlyKg: sent?.monthlyKg === undefined ? '' : String(sent.monthlyKg),
    },
    {
      company: needed('请填写营业执照上的公司名'),
      taxNo: (value) => (isTaxNo(value) ? undefined : '税号不对，请照营业执照核对'),
      contact: needed('请填写联系人'),
      mobile: rightMobile,
    },
    // A draft would lie over what was sent.
    sent ? undefined : 'wholesale-apply',
  );
  const send = useAction(async () => {
    if (!form.check()) return;
    const [paper] = license;
    if (!paper) return void feedback.toast('请上传营业执照照片');
    if (!agreed) return void feedback.toast('请先阅读并同意协议');
    const { company: name, taxNo, contact, mobile, monthlyKg } = form.values;
    const state = await call('special.wholesaleApply', {
      company: name.trim(),
      taxNo,
      license: paper,
      contact: contact.trim(),
      mobile,
      ...(Number(monthlyKg) > 0 ? { monthlyKg: Number(monthlyKg) } : {}),
      agree: true,
    });
    form.done();
    feedback.toast('已提交，1 个工作日内审核');
    onSent(state);
  });
  const named = fieldNamed(reason, NAMED);
  const refusal = reason && <Notice tone="warn">{`驳回原因：${reason}`}</Notice>;
  return (
    <Sheet
      open={open}
      title="申请批发商"
      onClose={onClose}
      footer={
        <Button block size="l" busy={send.pending && '提交中'} onPress={send.run}>
          提交申请
        </Button>
      }
    >
      <View className={styles.form}>
        {named === undefined && refusal}
        <TextField label="公司" placeholder="与营业执照一致" maxLength={60} {...form.bind('company')} />
        <TextField label="税号" kind="no" placeholder="统一社会信用代码" maxLength={24} {...form.bind('taxNo')} />
        {named === 'taxNo' && refusal}
        <TextField label="联系人" complete="name" maxLength={20} {...form.bind('contact')} />
        <TextField label="手机号" kind="tel" complete="tel" maxLength={11} {...form.bind('mobile')} />
        {named === 'mobile' && refusal}
        <TextField
          label="月采购量（公斤）"
          kind="number"
          placeholder="选填"
          maxLength={6}
          {...form.bind('monthlyKg')}
        />
        <PhotoField label="营业执照" scene="paper" most={1} value={license} onChange={setLicense} />
        {named === 'license' && refusal}
        <JoinAgreement code="wholesale" agreed={agreed} onChange={setAgreed} />
      </View>
    </Sheet>
  );
}
