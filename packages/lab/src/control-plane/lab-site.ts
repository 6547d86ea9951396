import type { CertificateAuthority } from '../certificates/certificate-authority.ts';
import type { Supervisor } from '../processes/start-supervisor.ts';
import type { ProgramName } from '../programs/programs.ts';
import type { HostProxy } from '../proxy/start-proxy.ts';

/** What the parts of one lab share. */
export interface LabSite {
  readonly supervisor: Supervisor;
  /** Folder of the logs, below the supervisor's. */
  readonly logs: string;
  readonly authority: CertificateAuthority;
  /** The environment of every program: without proxies, credentials and kubeconfigs of the user. */
  readonly environment: Readonly<Record<string, string>>;
  /** Programs that ask for other hosts get its `env`. */
  readonly proxy: HostProxy;
  /** Files of the programs that this lab runs. */
  readonly programs: Readonly<Record<ProgramName, string>>;
  /** Milliseconds for a program to be ready. */
  readonly deadline: number;
}
