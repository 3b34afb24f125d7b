import Navigation
import Reactive
import Terminal
import TestSupport
import Testing

/// A spinner stops with the wait, because an idle program must not wake up.
@MainActor
struct SpinnerTests {
    private let world = World()

    private func turns(in time: Duration) -> Bool {
        world.host.frameDrawn()
        world.host.advance(by: time)
        return world.host.needsFrame
    }

    @Test func `a spinner turns ten times a second until released`() {
        var spinner: Subscription? = world.shell.startSpinner()
        #expect(!turns(in: .milliseconds(99)))
        #expect(turns(in: .milliseconds(1)))
        #expect(turns(in: .milliseconds(100)))
        _ = spinner
        spinner = nil
        #expect(!turns(in: .seconds(10)))
    }

    @Test func `two waits share one spinner, and the last release stops it`() {
        var first: Subscription? = world.shell.startSpinner()
        let second = world.shell.startSpinner()
        _ = first
        first = nil
        #expect(turns(in: .milliseconds(100)))
        second.cancel()
        #expect(!turns(in: .seconds(1)))
    }

    @Test func `plain mode has no motion`() {
        #expect(world.shell.hasMotion)
        world.shell.options.isPlain = true
        #expect(!world.shell.hasMotion)
        let spinner = world.shell.startSpinner()
        #expect(!turns(in: .seconds(1)))
        spinner.cancel()
    }

    @Test func `the launch message appears only if the launch takes long`() {
        let launching = World(tabs: [])
        launching.shell.launchTitles = ["One", "Two"]
        launching.shell.launchSelection = 1
        launching.shell.showLaunchMessage("Reading …", after: .milliseconds(150))
        #expect(launching.draw()[0] == " 1 One  2 Two")
        #expect(!launching.draw().joined().contains("Reading"))
        launching.host.advance(by: .milliseconds(150))
        #expect(launching.draw().joined().contains("Reading …"))
    }

    @Test func `a launch message does not cover a screen that already exists`() {
        world.shell.showLaunchMessage("Reading …", after: .milliseconds(150))
        world.host.advance(by: .milliseconds(150))
        #expect(!world.draw().joined().contains("Reading"))
    }
}
