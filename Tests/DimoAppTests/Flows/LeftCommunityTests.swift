import Domain
import Navigation
import Persistence
import Terminal
import TestSupport
import Testing

@testable import DimoApp

/// Requests to a community continue whatever the member does meanwhile, and the reported outcome is stored.
@MainActor
struct LeftCommunityTests {
    /// In an order in which each case makes the next one possible.
    enum Kind: String, CaseIterable, Sendable {
        case join, publish, send, takeBack, leave

        /// The row of the page, and the beginning of the message.
        var words: (row: String, said: String) {
            switch self {
            case .join: ("Join a community", "Joined \(GatedCommunity.name).")
            case .publish: ("Publish your works", "Published your additions to 1 work.")
            case .send: ("Send now", "Everything sent.")
            case .takeBack: ("Unpublish your works", "Unpublished your additions to 1 work.")
            case .leave: ("Leave", "You left the community.")
            }
        }
    }

    @MainActor
    private final class World {
        let transfer = GatedTransfer()
        let stage: Stage
        private let store: Store
        private let session: Session
        private var messageCount = 0

        private var ledger: SQLiteCommunityLedger { SQLiteCommunityLedger(database: store.database) }

        /// Starts as a member with an own work.
        init(codes: [RecoveryCode] = []) async throws {
            stage = try Stage(route: .tab(.settings))
            stage.program.container.storeTemplate = try await CatalogueTemplate.database()
            stage.program.container.communityWrapper = { [transfer] _, store in
                GatedCommunity(transfer: transfer, store: store, codes: codes)
            }
            await stage.open()
            let main = try #require(stage.scope)
            (store, session) = (main.store, main.session)
            let title = LocalizedText(english: "Ferry", korean: "배")
            let name = LocalizedText(english: "Ann", korean: "앤")
            let work = CastWork(
                work: Work(id: "new", title: title, kind: .film, year: 1999, synopsis: title),
                cast: [WorkCharacter(id: "new", name: name, otherNames: [], isLead: true)])
            _ = try await store.community.works.save([work], of: session.profile.id, at: Stage.evening.now())
        }

        /// Performs the preconditions of a request without screens.
        func prepare(_ kind: Kind) async throws {
            transfer.nextGate(at: 0).open()
            let community = GatedCommunity(transfer: transfer, store: store)
            guard kind != .join else { return }
            _ = try await community.join(
                JoinRequest(
                    address: CommunityAddress("https://club.example.org"), entrance: .signIn,
                    name: AccountName("mina"), password: Password("sunrise-89"), deviceLabel: "d",
                    brings: JoinUpload(votes: false, wishes: false)),
                as: session)
            if kind == .send || kind == .takeBack { _ = try await community.publishWorks(of: session.profile.id) }
        }

        /// Sends the request, and waits until it reaches a moment.
        func ask(_ kind: Kind, at moment: Int) async throws {
            if stage.scope == nil { stage.program.coordinator.enterMain(session, at: .tab(.settings)) }
            await stage.settle()
            messageCount = stage.shell.messages.count
            await choose(kind)
            if kind == .join { await fillIn() }
            let gate = transfer.nextGate(at: moment)
            switch kind {
            case .join: stage.program.press(.control("s"))
            case .send: stage.program.press(Key(.enter))
            case .publish, .takeBack, .leave: stage.answerYes()
            }
            try #require(stage.program.isBusy, "\(kind) was not asked:\n\(stage.text)")
            await gate.waitUntilReached()
        }

        private func fillIn() async {
            await stage.type("https://club.example.org")
            await stage.press(.control("s"), Key(.down))
            await stage.type("mina")
            await stage.press(Key(.down), Key(.down))
            await stage.type("sunrise-89")
            await stage.press(Key(.down))
            await stage.type("sunrise-89")
        }

        private func choose(_ kind: Kind) async {
            await stage.goFromRoot("settings/community")
            guard await stage.walk(to: kind.words.row), kind != .send else { return }
            await stage.press(Key(.enter))
        }

        func isStored(_ kind: Kind) async throws -> Bool {
            let profile = session.profile.id
            switch kind {
            case .join: return try await ledger.membership(of: profile) != nil
            case .publish: return try await ledger.publishedWorks(of: profile) == 1
            case .send: return try await ledger.status(of: profile)?.waiting == 0
            case .takeBack: return try await ledger.publishedWorks(of: profile) == 0
            case .leave: return try await ledger.membership(of: profile) == nil
            }
        }

        /// The number of messages of success.
        func sayings(of kind: Kind) -> Int {
            stage.shell.messages.dropFirst(messageCount).filter { $0.text.hasPrefix(kind.words.said) }.count
        }
    }

    /// A request to a server cannot be stopped.
    @Test(arguments: WayOut.allCases.filter { $0 != .stop })
    func `a community request is stored and reported once, whatever happens meanwhile`(way: WayOut) async throws {
        let world = try await World()
        let stage = world.stage
        for moment in WayOut.moments {
            for kind in Kind.allCases {
                try await world.ask(kind, at: moment)
                await stage.goOut(way, over: world.transfer.gate)
                if way == .anotherAccount { #expect(stage.scope != nil, "the scope stays while the request waits") }
                await stage.end(world.transfer.gate)
                let seen = "\(kind) at \(moment): \(stage.shell.messages.suffix(3))\n\(stage.text)"
                #expect(try await world.isStored(kind), "\(seen)")
                #expect(world.sayings(of: kind) == 1, "\(seen)")
                #expect(!stage.program.isBusy)
                if way == .anotherAccount { #expect(stage.trail == ["welcome", "sign-in"], "\(seen)") }
            }
        }
    }

    @Test(arguments: Kind.allCases)
    func `quitting during a community request waits until its answer is stored`(kind: Kind) async throws {
        for moment in WayOut.moments.count > 3 ? WayOut.moments : [5] {
            let world = try await World()
            try await world.prepare(kind)
            try await world.ask(kind, at: moment)
            world.stage.shell.askToQuit()
            world.stage.answerYes()
            #expect(world.stage.host.exitStatus == nil, "quitting waits")
            await world.stage.end(world.transfer.gate)
            #expect(world.stage.host.exitStatus == 0)
            #expect(try await world.isStored(kind))
            #expect(world.sayings(of: kind) == 1)
        }
    }

    @Test(arguments: [true, false])
    func `leaving during a join shows the recovery codes first`(isQuitting: Bool) async throws {
        let code = try #require(RecoveryCode("7Q2M-9XKC-4D0T-HR6B"))
        let world = try await World(codes: [code])
        let stage = world.stage
        try await world.ask(.join, at: 5)
        if isQuitting { stage.shell.askToQuit() } else { stage.shell.askToLeave { stage.host.quit(status: 0) } }
        stage.answerYes()
        await stage.end(world.transfer.gate)
        #expect(stage.host.exitStatus == nil)
        await stage.press(.character("n"))
        #expect(stage.text.contains(code.text))
        if isQuitting { stage.shell.askToQuit() } else { stage.shell.askToLeave { stage.host.quit(status: 0) } }
        stage.answerYes()
        await stage.settle()
        #expect(stage.host.exitStatus == 0)
    }
}
