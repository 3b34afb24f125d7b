import CommunitySync
import Domain
import Foundation
import GRDB
import Persistence
import TestSupport
import Testing

/// Property: after random actions of members on several devices over faulty connections that finally heal, all devices
/// agree with the server, and the server with a recount.
struct PropertyTests {
    /// `DIMO_COMMUNITY_SEEDS` is a number of seeds or a range: `200`, `33-64`.
    private static let seeds: [UInt64] = {
        let numbers = (ProcessInfo.processInfo.environment["DIMO_COMMUNITY_SEEDS"] ?? "3").split(separator: "-")
            .compactMap { UInt64($0) }
        guard let first = numbers.first, let last = numbers.last else { return [1, 2, 3] }
        let start = numbers.count > 1 ? first : 1
        return Array(start...max(start, last))
    }()
    private static let characters: [Identifier<WorkCharacter>] = [
        "holmes", "watson", "faulkner", "moriarty", "billy", "freder", "maria", "tom",
    ]
    private static let works: [Identifier<Work>] = ["sherlock-holmes", "metropolis", "felix"]

    /// A device that can be closed and reopened with the same file.
    private final class Device {
        let path: String
        let tokens = KeptTokens()
        let seed: UInt64
        var terminal: TestTerminal

        init(_ path: String, seed: UInt64) async throws {
            self.path = path
            self.seed = seed
            terminal = try await TestTerminal(path: path, seed: seed, tokens: tokens)
        }

        func restart(_ random: UInt64) async throws {
            let profile = terminal.profile
            await terminal.close()
            try terminal.database.close()
            terminal = try await TestTerminal(path: path, seed: seed &+ random, tokens: tokens)
            await terminal.resume(as: profile)
        }
    }

    @Test(arguments: TestStore.chosen, seeds)
    func `all devices agree in the end, whatever is lost, repeated or cut`(store: TestStore, seed: UInt64) async throws
    {
        let server = try await TestServer.start(on: store)
        let folder = FileManager.default.temporaryDirectory.appending(path: "dimo-property-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        var random = SplitMix64(seed: seed)
        var devices: [Device] = []
        for number in 0..<5 {
            let device = try await Device(
                folder.appending(path: "\(number).sqlite").path, seed: seed &* 100 &+ UInt64(number))
            // The last two are second devices of the first two.
            let name = "member\(number % 3)"
            try await join(device, server, name, isSecond: number >= 3)
            devices.append(device)
        }
        for _ in 0..<150 {
            let device = devices[Int(random.next() % UInt64(devices.count))]
            try await doSomething(device, &random)
        }
        try await heal(devices)
        try await expectAgreement(devices, server, seed)
        for device in devices { await device.terminal.close() }
        await server.remove()
    }

    /// Retries after a failed connection, as a member would.
    private func join(_ device: Device, _ server: TestServer, _ name: String, isSecond: Bool) async throws {
        let terminal = device.terminal
        for attempt in 0..<20 {
            do {
                // If the answer was lost, the account exists, so sign in.
                try await terminal.join(
                    server, as: name, entrance: isSecond || attempt > 0 ? .signIn : nil)
                return
            } catch let problem as CommunityProblem where problem != .nameTaken {
                if problem == .wrongCredentials, !isSecond {
                    _ = try? await terminal.join(server, as: name)
                    if terminal.profile != Profile.localID { return }
                }
            }
        }
        Issue.record("\(name) could not join")
    }

    private func doSomething(_ device: Device, _ random: inout SplitMix64) async throws {
        let terminal = device.terminal
        let character = Self.characters[Int(random.next() % UInt64(Self.characters.count))]
        let work = Self.works[Int(random.next() % UInt64(Self.works.count))]
        let now = terminal.clock.now()
        switch random.next() % 14 {
        case 0...4: try await terminal.vote(character, MBTI.all[Int(random.next() % 16)])
        case 5: _ = try await terminal.history.undo(for: terminal.profile)
        case 6: _ = try await terminal.history.redo(for: terminal.profile)
        case 7: try await terminal.marks.setWished(random.next() % 2 == 0, work, by: terminal.member, at: now)
        case 8:
            try await terminal.marks.setThumb(
                [Thumb?.none, .like, .dislike][Int(random.next() % 3)], work, by: terminal.member, at: now)
        case 9: try await terminal.characters.reveal(character, for: terminal.profile)
        case 10: terminal.clock.advance(Int64(random.next() % 20_000) - 5_000)
        case 11: try await device.restart(random.next())
        case 12: _ = try await terminal.shown(character)
        default: try? await terminal.exchange.exchange(of: terminal.profile)
        }
    }

    private func heal(_ devices: [Device]) async throws {
        for device in devices { device.terminal.line.heal() }
        // Twice, so that a member's second device pulls the first one's last actions.
        for _ in 0..<2 {
            for device in devices {
                try await device.terminal.exchange.exchange(of: device.terminal.profile)
            }
        }
    }

    private func expectAgreement(_ devices: [Device], _ server: TestServer, _ seed: UInt64) async throws {
        var shown: [[Identifier<WorkCharacter>: [MBTI: Int]]] = []
        for device in devices {
            let terminal = device.terminal
            #expect(try await terminal.service.status(of: terminal.profile)?.waiting == 0, "seed \(seed)")
            terminal.clock.advance(CommunityResource.age + 1)
            var all: [Identifier<WorkCharacter>: [MBTI: Int]] = [:]
            for character in Self.characters { all[character] = try await terminal.shown(character) }
            shown.append(all)
        }
        await server.stop()
        let store = try ServerStore(server)
        let (votes, cells) = (try await store.votes(), try await store.cells())
        let (standings, allMarks) = (try await store.standings(), try await store.marks())
        let recount = votes.reduce(into: [String: [Int: Int]]()) {
            $0[$1.character, default: [:]][$1.type, default: 0] += 1
        }
        #expect(cells == recount, "seed \(seed): the sums are a recount's")
        let ruled = recount.reduce(into: [String: [Int]]()) { standings, row in
            let counts = row.value
            let types = Dictionary(
                uniqueKeysWithValues: counts.compactMap { code, n in MBTI(code: code).map { ($0, n) } })
            let guess = SampleWorks.all.flatMap(\.cast).first { $0.id.rawValue == row.key }?.guess
            standings[row.key] = CrowdType(types, guess: guess).map { [$0.votes, $0.sortType.code] }
        }
        #expect(standings == ruled, "seed \(seed): the standings are the rule's")
        for (device, results) in zip(devices, shown) {
            let terminal = device.terminal
            let member = terminal.profile.rawValue
            var own: Set<ServerStore.Vote> = []
            for character in Self.characters {
                guard let vote = try await terminal.votes.vote(on: character, by: terminal.profile) else { continue }
                own.insert(
                    ServerStore.Vote(member: member, character: character.rawValue, type: vote.ballot.type.code))
                let published = Dictionary(
                    uniqueKeysWithValues: (results[character] ?? [:]).map { ($0.key.code, $0.value) })
                #expect(published == cells[character.rawValue], "seed \(seed): \(character) as \(member) sees it")
            }
            #expect(own == votes.filter { $0.member == member }, "seed \(seed): the votes of \(member)")
            let marks = try await ownMarks(terminal)
            #expect(marks == allMarks.filter { $0[0] == member }, "seed \(seed): the marks of \(member)")
        }
    }

    private func ownMarks(_ terminal: TestTerminal) async throws -> Set<[String]> {
        var marks: Set<[String]> = []
        for work in Self.works {
            guard let page = try await terminal.works.page(of: work, for: terminal.viewer) else { continue }
            let member = terminal.profile.rawValue
            if page.marks.isWished { marks.insert([member, work.rawValue, "wish", "1"]) }
            if let thumb = page.marks.thumb {
                marks.insert([member, work.rawValue, "thumb", String(thumb.rawValue)])
            }
        }
        return marks
    }
}
