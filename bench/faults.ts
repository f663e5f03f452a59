import { databaseFaults, endDatabaseFaults } from "./faults/database-faults.ts";
import { clockFaults } from "./faults/clock-faults.ts";
import { diskFaults } from "./faults/disk-faults.ts";
import { emailFaults } from "./faults/email-faults.ts";
import { mediaFaults } from "./faults/media-faults.ts";
import { Broken, type Fault } from "./faults/fault.ts";

export async function measureFaults(directory: string): Promise<void> {
  const only = process.env.ONLY;
  const faults: Fault[] = [...databaseFaults(directory), ...diskFaults(directory), ...emailFaults(directory), ...mediaFaults(directory), ...clockFaults(directory)];
  for (const fault of faults) {
    if (only && !`${fault.group} ${fault.name}`.includes(only)) continue;
    const t=performance.now();
    try {
      const seen = await fault.run();
      console.log(`ok ${fault.group}: ${fault.name}: ${seen} (${((performance.now()-t)/1000).toFixed(1)} s)`);
    } catch (error) {
      if (!(error instanceof Broken)) console.error(error);
      console.log(`BROKEN ${fault.group}: ${fault.name}: ${(error as Error).message} (${((performance.now()-t)/1000).toFixed(1)} s)`);
    }
  }
  await endDatabaseFaults();
}
