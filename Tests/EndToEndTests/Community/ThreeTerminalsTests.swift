import Foundation
import Testing

extension EndToEnd {
    /// A community of members in terminals, with a server between them.
    @Suite struct ThreeTerminalsTests {
        private static let character = "howl"
        private let screens = Screens.english

        /// A member's terminal with its own home folder, too narrow for panes.
        private final class Seat {
            let workspace: Workspace
            let window: Tmux

            init(_ clock: MovedClock) throws {
                workspace = try Workspace(isNew: true)
                window = try Tmux(clock.command(workspace.command(["--lang", "en"])), size: WindowSize(96, 30))
                try window.waitFor("What is in the house?")
                try window.press("Escape")
                try window.waitFor("Look around")
            }

            /// The crowd's type and the two sides of each axis on the page, without the marks of the viewer's own vote.
            var crowd: [String] {
                window.screen.body.map { String($0.prefix(46)) }.filter { row in
                    ["The crowd says", "│"].contains { row.contains($0) }
                }
            }

            /// Whether the header shows waiting actions.
            var isSending: Bool { window.screen.rows.first?.contains("↑") == true }
        }

        /// Fills in the form to join, and passes the recovery codes.
        private func join(_ seat: Seat, as name: String, at address: String, invite: String) throws {
            let window = seat.window
            try window.waitFor(screens.word("community.join.address"))
            try window.type(address)
            try window.press("C-s")
            try window.waitFor(screens.phrase("community.registration.invite"))
            try window.press("Down")
            try window.type(invite)
            try window.press("Down")
            try window.type(name)
            try window.press("Down", "C-u")
            try window.type(name)
            try window.press("Down")
            try window.type("correct horse 1")
            try window.press("Down")
            try window.type("correct horse 1")
            try window.press("C-s")
            try window.waitFor(screens.phrase("community.join.codes"))
            try window.press("C-s")
        }

        /// Enters from Welcome, past the question about the age.
        private func enter(_ seat: Seat) throws {
            try seat.window.waitFor("legal drinking age")
            try seat.window.press("y")
            try seat.window.waitFor(screens.word("home.tonight"))
        }

        private func joinFromWelcome(_ seat: Seat, as name: String, at address: String, invite: String) throws {
            try seat.window.press("Down", "Down", "Down", "Enter")
            try join(seat, as: name, at: address, invite: invite)
            try enter(seat)
        }

        private func joinFromSettings(_ seat: Seat, as name: String, at address: String, invite: String) throws {
            try seat.window.press("Enter")
            try enter(seat)
            try go(seat, to: "settings/community")
            try seat.window.waitFor(screens.phrase("community.what"))
            try seat.window.press("Enter")
            try join(seat, as: name, at: address, invite: invite)
            try seat.window.waitUntil("a member") { $0.rows.first?.contains(name) == true }
        }

        private func go(_ seat: Seat, to place: String) throws {
            try seat.window.press(":")
            try seat.window.type(place)
            try seat.window.press("Enter")
        }

        private func vote(_ seat: Seat, _ type: String) throws {
            try go(seat, to: "dig:\(Self.character)")
            try seat.window.waitFor(screens.word("dig.question"))
            try seat.window.type(type)
            try seat.window.press("Enter")
            try seat.window.waitUntil("a result") {
                $0.contains(screens.word("result.crowd-says")) && $0.contains(type)
            }
        }

        @Test(.enabled(if: MovedClock.library != nil, "no C compiler makes a clock that can be moved"))
        func `three terminals show the same result after voting, one after an hour offline`()
            throws
        {
            let server = try ServerProcess()
            let line = try ServerLine(to: server.port)
            let invite = try #require(server.invite)
            let clock = try MovedClock()
            let (anna, bert, carl) = (try Seat(clock), try Seat(clock), try Seat(clock))
            try joinFromWelcome(anna, as: "anna", at: server.address, invite: invite)
            try joinFromWelcome(bert, as: "bert", at: server.address, invite: invite)
            try joinFromSettings(carl, as: "carl", at: "http://127.0.0.1:\(line.port)", invite: invite)

            line.cut()
            try vote(carl, "ISTJ")
            try vote(anna, "INFP")
            try vote(bert, "INFP")
            for seat in [anna, bert] { try seat.window.waitUntil("all sent") { _ in !seat.isSending } }
            try carl.window.waitUntil("one vote that waits") { _ in
                carl.isSending && carl.window.screen.contains("1 vote ")
            }

            try clock.advance(minutes: 60)
            line.mend()
            try carl.window.press("j")
            try carl.window.waitUntil("all sent") { _ in !carl.isSending }
            // Data requested within the last minute is not requested again by a key.
            try clock.advance(minutes: 1)
            for seat in [anna, bert, carl] { try seat.window.press("j") }
            for seat in [anna, bert, carl] {
                try seat.window.waitUntil("three votes") { $0.contains("3 votes") && $0.contains("of 3 people") }
            }
            let crowd = anna.crowd
            #expect(!crowd.isEmpty && bert.crowd == crowd && carl.crowd == crowd, "\(carl.window.screen)")
            #expect(crowd.count == 5 && crowd[0].contains("INFP"), "\(crowd)")
        }
    }
}
