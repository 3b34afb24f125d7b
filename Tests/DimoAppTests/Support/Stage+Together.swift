import FeatureKit
import Terminal
import TestSupport

@testable import DimoApp

extension Stage {
    /// Presses keys that arrive in one read.
    ///
    /// Each key waits only for what the terminal makes it wait for. Keys never wait for a network or a job, whose order
    /// would be random; here both answer at once.
    func pressTogether(_ keys: [Key], size: Size) async {
        for key in keys { host.events.append(.key(key)) }
        while host.exitStatus == nil, !host.events.isEmpty {
            if let event = host.events.next(for: program, size: size) {
                program.handle(event)
                await LatestTask.settleSlow()
            } else {
                await LatestTask.waitForOne()
            }
        }
        program.didAnswer()
        await settle(size: size)
    }

    /// Presses keys that arrive one by one, each after the frame of the one before it.
    func pressApart(_ keys: [Key], size: Size) async {
        for key in keys where host.exitStatus == nil {
            program.press(key)
            await settle(size: size)
        }
    }
}
