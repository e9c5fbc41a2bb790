import type { Duration } from 'aws-cdk-lib';
import { PolicyStatement, Role, ServicePrincipal, type PolicyStatementProps } from 'aws-cdk-lib/aws-iam';
import { Architecture, Code, Function, Runtime } from 'aws-cdk-lib/aws-lambda';
import type { LogGroup } from 'aws-cdk-lib/aws-logs';
import { Construct } from 'constructs';
import { createLog } from '../log.ts';

type Props = {
  /** Folder of the built bundle. */
  bundle: string;
  timeout: Duration;
  environment: Record<string, string>;
  /** All permissions of the function except writing its log. */
  rights: PolicyStatementProps[];
  /** Shared log group; default: a new one. */
  log?: LogGroup;
};

/** Creates a function of the lead pipeline with its own log and only the given permissions. */
export const createLeadFunction = (
  scope: Construct,
  id: string,
  { bundle, timeout, environment, rights, log: shared }: Props,
) => {
  const own = new Construct(scope, id);
  const log = shared ?? createLog(own, 'Log');
  const role = new Role(own, 'Role', { assumedBy: new ServicePrincipal('lambda.amazonaws.com') });
  log.grantWrite(role);
  for (const right of rights) role.addToPolicy(new PolicyStatement(right));
  const lambda = new Function(own, 'Function', {
    code: Code.fromAsset(bundle),
    handler: 'index.handler',
    runtime: Runtime.NODEJS_24_X,
    architecture: Architecture.ARM_64,
    memorySize: 512,
    timeout,
    role,
    logGroup: log,
    environment,
  });
  return { construct: own, function: lambda, log };
};
