/** The fields of a title: a person has a name, a company its tax number, and a special invoice everything. */
import type { ReactElement } from 'react';
import { View } from '@tarojs/components';
import { Button } from '@/ui/kit/Button';
import { Cell, Cells } from '@/ui/kit/Cell';
import { Segmented } from '@/ui/kit/Segmented';
import { Switch } from '@/ui/kit/Switch';
import { TextField } from '@/ui/kit/TextField';
import { Card } from '@/ui/kit/Card';
import { canImport } from './importTitle';
import { isTaxed } from './titleRules';
import type { useTitleForm } from './useTitleForm';
import styles from './invoice.module.scss';

const KINDS = [
  { id: 'company', label: '企业' },
  { id: 'person', label: '个人' },
] as const;
const TYPES = [
  { id: 'normal', label: '普通发票' },
  { id: 'special', label: '专用发票' },
] as const;

export function TitleForm({ form, found, take, bring, look }: ReturnType<typeof useTitleForm>): ReactElement {
  const { values, set } = form;
  const isCompany = values.kind === 'company';
  const rest = values.invoiceType === 'special' ? '必填' : '选填，专用发票要写';
  return (
    <View className={styles.body}>
      <Card place="alone" clip>
        <View className={styles.choices}>
          <Segmented
            block
            label="抬头类型"
            items={KINDS}
            current={values.kind}
            onChange={(kind) => set('kind', kind)}
          />
          {isCompany && (
            <Segmented
              block
              label="发票类型"
              items={TYPES}
              current={values.invoiceType}
              onChange={(type) => set('invoiceType', type)}
            />
          )}
        </View>
        <TextField
          {...form.bind('title')}
          label={isCompany ? '公司名称' : '姓名'}
          maxLength={80}
          placeholder={isCompany ? '营业执照上的全称' : '发票上的姓名'}
        />
        {isCompany && (
          <>
            <View className={styles.ways}>
              <Button size="s" tone="quiet" icon="search" busy={look.pending} onPress={look.run}>
                按名称查税号
              </Button>
              {canImport() && (
                <Button size="s" tone="quiet" busy={bring.pending} onPress={bring.run}>
                  用微信里的抬头
                </Button>
              )}
            </View>
            {found.length > 0 && (
              <Cells>
                {found.map(({ title, taxNo }) => (
                  <Cell key={taxNo} label={title} note={taxNo} onPress={() => take({ title, taxNo })} />
                ))}
              </Cells>
            )}
            {isTaxed(values) && (
              <TextField
                {...form.bind('taxNo')}
                kind="no"
                label="税号"
                maxLength={24}
                placeholder="18 位统一社会信用代码，个体户也可填身份证号"
              />
            )}
            <TextField {...form.bind('bank')} label="开户行" maxLength={60} placeholder={rest} />
            <TextField {...form.bind('bankNo')} kind="no" label="账号" maxLength={32} placeholder={rest} />
            <TextField {...form.bind('regAddress')} label="注册地址" maxLength={100} placeholder={rest} />
            <TextField {...form.bind('regPhone')} label="注册电话" maxLength={24} placeholder={rest} />
          </>
        )}
        <TextField {...form.bind('email')} kind="no" label="收票邮箱" maxLength={60} placeholder="选填，开好后发一份" />
      </Card>
      <View className={styles.inset}>
        <Cells>
          {isCompany && values.invoiceType === 'normal' && (
            <Cell label="没有税号" note="机关、部队与境外单位" arrow={false}>
              <Switch on={values.untaxed} label="没有税号" onChange={(on) => set('untaxed', on)} />
            </Cell>
          )}
          <Cell label="设为默认抬头" arrow={false}>
            <Switch on={values.isDefault} label="设为默认抬头" onChange={(on) => set('isDefault', on)} />
          </Cell>
        </Cells>
      </View>
    </View>
  );
}
