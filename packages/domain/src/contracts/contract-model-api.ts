import { resource } from '../core/resource.ts';
import { ContractModel, contractModelFlow, contractModelListing } from './contract-model.ts';

export const contractModels = resource({
  path: '/api/contract-models',
  noun: 'model of a contract',
  about: 'The texts that contracts begin with',
  flow: contractModelFlow,
  record: ContractModel,
  listing: contractModelListing,
});
