import Foundation
import Navigation
import Onboarding
import Terminal
import TestSupport

@testable import DimoApp

/// Ways to leave while work is running.
enum WayOut: CaseIterable, Sendable {
    case leave, anotherTab, stop, close, anotherAccount

    /// The moments of a job at which each way is tried; `DIMO_JOB_MOMENTS=10` tries all ten instead of three.
    static let moments: [Int] =
        ProcessInfo.processInfo.environment["DIMO_JOB_MOMENTS"] == nil ? [0, 5, 9] : Array(0..<GatedTransfer.steps)
}

extension Stage {
    /// Leaves while work waits at a gate, without waiting for the work.
    ///
    /// - Parameter stop: the key that cancels the work.
    func goOut(_ way: WayOut, over gate: StepGate, stop: Key = .character("x")) async {
        switch way {
        case .leave:
            program.press(Key(.escape))
            answerYes()
        case .anotherTab: program.press(.character("4"))
        case .stop: program.press(stop)
        case .close:
            // After losing its terminal, the program waits for the work and then saves.
            gate.open()
            while program.isBusy { await Task.yield() }
            program.willTerminate()
        case .anotherAccount:
            shell.askToLeave { [coordinator = program.coordinator] in coordinator.enterOnboarding(.signIn) }
            answerYes()
        }
    }

    /// Confirms the question, if one is shown.
    func answerYes() {
        guard shell.modals.top != nil else { return }
        host.advance(by: .milliseconds(200))
        program.press(.character("y"))
    }

    /// Lets the work end, and waits for what depends on it.
    func end(_ gate: StepGate) async {
        gate.open()
        await settle()
        host.advance(by: .seconds(10))
        await settle()
    }
}
