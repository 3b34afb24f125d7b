import Foundation
import Navigation
import Onboarding
import Terminal
import TestSupport

@testable import DimoApp

/// What somebody does over work that is not done.
enum WayOut: CaseIterable, Sendable {
    case leave, anotherTab, stop, close, anotherAccount

    /// The moments of a job at which each is tried; `DIMO_JOB_MOMENTS=10` tries all of them in place of three.
    static let moments: [Int] =
        ProcessInfo.processInfo.environment["DIMO_JOB_MOMENTS"] == nil ? [0, 5, 9] : Array(0..<GatedTransfer.steps)
}

extension Stage {
    /// Goes out over work that waits at a gate, without waiting for it.
    ///
    /// - Parameter stop: the key that ends the work.
    func goOut(_ way: WayOut, over gate: StepGate, stop: Key = .character("x")) async {
        switch way {
        case .leave:
            program.press(Key(.escape))
            answerYes()
        case .anotherTab: program.press(.character("4"))
        case .stop: program.press(stop)
        case .close:
            // A terminal that is gone waits for the work, and then saves what is left.
            gate.open()
            while program.isBusy { await Task.yield() }
            program.willTerminate()
        case .anotherAccount:
            shell.askToLeave { [coordinator = program.coordinator] in coordinator.enterOnboarding(.signIn) }
            answerYes()
        }
    }

    /// Answers what is asked, if anything is.
    func answerYes() {
        guard shell.modals.top != nil else { return }
        host.advance(by: .milliseconds(200))
        program.press(.character("y"))
    }

    /// Lets the work end, and the program with it do what waited for that.
    func end(_ gate: StepGate) async {
        gate.open()
        await settle()
        host.advance(by: .seconds(10))
        await settle()
    }
}
