/** customer.*: records, plans, invitations, coming visits, days on the road. */
import type { maintenanceEndpoints } from '../../../../src/contract/maintenance/endpoints';
import type { HandlersOf } from '../../../http/handler';
import { readComes, saveCome } from './come/service';
import { readInvite, readInvites, saveInvite } from './invite/service';
import { cancelPlan, readPlan, readPlans, savePlan } from './plan/service';
import { readMaint, readMaints, saveMaint } from './record/service';
import { readRoutes, saveRoute } from './route/service';

export const maintenanceHandlers: HandlersOf<typeof maintenanceEndpoints> = {
  'customer.maint': (tx, input, { memberId, now }) => readMaints(tx, memberId, input, now),
  'customer.maintInfo': (tx, input, { memberId, now }) => readMaint(tx, memberId, input, now),
  'customer.maintSave': (tx, input, { memberId, now }) => saveMaint(tx, memberId, input, now),
  'customer.plan': (tx, input, { memberId, now }) => readPlans(tx, memberId, input, now),
  'customer.planInfo': (tx, { id }, { memberId, now }) => readPlan(tx, memberId, id, now),
  'customer.planSave': (tx, input, { memberId, now }) => savePlan(tx, memberId, input, now),
  'customer.planCancel': (tx, input, { memberId, now }) => cancelPlan(tx, memberId, input, now),
  'customer.invite': (tx, input, { memberId, now, server }) => readInvites(tx, memberId, input, now, server),
  'customer.inviteInfo': (tx, input, { memberId, now, server }) => readInvite(tx, memberId, input, now, server),
  'customer.inviteSave': (tx, input, { memberId, now, server }) => saveInvite(tx, memberId, input, now, server),
  'customer.comeVisitPlan': (tx, input, { memberId, now }) => readComes(tx, memberId, input, now),
  'customer.comeVisitPlanSave': (tx, input, { memberId, now }) => saveCome(tx, memberId, input, now),
  'customer.visitPlan': (tx, input, { memberId, now }) => readRoutes(tx, memberId, input, now),
  'customer.visitPlanSave': (tx, input, { memberId, now }) => saveRoute(tx, memberId, input, now),
};
