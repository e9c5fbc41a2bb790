import { Aws, RemovalPolicy } from 'aws-cdk-lib';
import { AccessLogFormat } from 'aws-cdk-lib/aws-apigateway';
import {
  HttpApi,
  HttpMethod,
  HttpNoneAuthorizer,
  HttpStage,
  LogGroupLogDestination,
} from 'aws-cdk-lib/aws-apigatewayv2';
import { HttpLambdaIntegration } from 'aws-cdk-lib/aws-apigatewayv2-integrations';
import type { IFunction } from 'aws-cdk-lib/aws-lambda';
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs';
import { Construct } from 'constructs';
import { acknowledge } from './acknowledge.ts';

const path = '/api/send-email';

/** What is kept of a request: no address, no browser. */
const logFormat = JSON.stringify({
  time: '$context.requestTime',
  request: '$context.requestId',
  route: '$context.routeKey',
  status: '$context.status',
  bytes: '$context.responseLength',
  milliseconds: '$context.responseLatency',
  integration: '$context.integrationStatus',
  fault: '$context.integrationErrorMessage',
});

/** The HTTP API of the forms: one path, a limit on its rate, a log without personal data. */
export class FormApi extends Construct {
  readonly api: HttpApi;
  /** Host name of the API, for CloudFront. */
  readonly domainName: string;

  constructor(scope: Construct, id: string, ingest: IFunction) {
    super(scope, id);
    this.api = new HttpApi(this, 'Http', { createDefaultStage: false, disableExecuteApiEndpoint: false });
    const log = new LogGroup(this, 'Log', {
      // Holds no lead, so that it may go with the stack.
      retention: RetentionDays.THREE_MONTHS,
      removalPolicy: RemovalPolicy.DESTROY,
    });
    const routes = this.api.addRoutes({
      path,
      methods: [HttpMethod.ANY],
      integration: new HttpLambdaIntegration('Ingest', ingest),
      authorizer: new HttpNoneAuthorizer(),
    });
    for (const route of routes)
      acknowledge(
        route,
        'AwsSolutions-APIG4',
        'Visitors have no accounts; CloudFront shows its secret, the firewall counts.',
      );
    const stage = new HttpStage(this, 'Stage', {
      httpApi: this.api,
      stageName: '$default',
      autoDeploy: true,
      // Behind the firewall's limit for one visitor, this is the limit for all of them.
      throttle: { rateLimit: 10, burstLimit: 20 },
      accessLogSettings: {
        destination: new LogGroupLogDestination(log),
        format: AccessLogFormat.custom(logFormat),
      },
    });
    stage.node.addDependency(...routes);
    this.domainName = `${this.api.apiId}.execute-api.${Aws.REGION}.${Aws.URL_SUFFIX}`;
  }
}
