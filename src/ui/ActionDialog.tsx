export { ActionDialog } from './action/ActionDialog';
