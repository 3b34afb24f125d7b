import DimoAssets
import Domain
import Foundation
import Persistence

/// Compares a vote of a community member, which also writes to the outbox in the same transaction, with a vote outside
/// any community. Both stores are files, and their votes alternate.
struct OutboxBench {
    private static let rounds = 40
    private static let votes = 50

    /// Returns the microseconds of a vote with an outbox and without, as medians of the rounds.
    static func run() async throws -> (with: Double, without: Double) {
        let folder = FileManager.default.temporaryDirectory.appending(path: "dimo-outbox-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let catalogue = try catalogue()
        let member = try await Voter(in: folder.appending(path: "member.sqlite").path, of: catalogue, isMember: true)
        let other = try await Voter(in: folder.appending(path: "other.sqlite").path, of: catalogue, isMember: false)
        var times: (with: [Double], without: [Double]) = ([], [])
        for round in 0..<rounds {
            times.with.append(try await member.vote(in: round, times: votes))
            times.without.append(try await other.vote(in: round, times: votes))
        }
        return (times.with.sorted()[rounds / 2], times.without.sorted()[rounds / 2])
    }

    private static func catalogue() throws -> WorkCatalogue {
        let folder = ProcessInfo.processInfo.environment["DIMO_ASSETS"]
        return WorkLoader.load(from: try AssetFolder.locate { $0 == "DIMO_ASSETS" ? folder : nil }).catalogue
    }
}

private struct Voter {
    private let votes: SQLiteVoteRepository
    private let profile: Profile
    private let characters: [Identifier<WorkCharacter>]

    init(in path: String, of catalogue: WorkCatalogue, isMember: Bool) async throws {
        let database = try AppDatabase.open(at: path, now: 0).database
        _ = try await WorkImporter(database: database).importIfChanged(
            WorkPlan(catalogue), fingerprint: "bench", now: 0)
        votes = SQLiteVoteRepository(database: database)
        profile = try await SQLiteProfileRepository(database: database, loginName: "bench").localProfile()
        characters = catalogue.works.flatMap(\.cast).prefix(400).map(\.id)
        guard isMember else { return }
        try await SQLiteCommunityLedger(database: database).join(
            CommunityMembership(
                address: CommunityAddress("http://127.0.0.1:1"), communityName: "Bench", member: profile.id,
                account: AccountName(stored: "bench"), device: 1, joinedAt: 0), uploading: JoinUpload())
    }

    /// Votes on one character after another, and returns the microseconds per vote.
    func vote(in round: Int, times: Int) async throws -> Double {
        let me = Author(profile.id, type: nil)
        let start = ContinuousClock.now
        for turn in 0..<times {
            let number = round * times + turn
            let type = MBTI.all[number / characters.count % MBTI.all.count]
            try await votes.vote(Ballot(characters[number % characters.count], type), by: me, at: Int64(number))
        }
        let duration = (ContinuousClock.now - start).components
        return (Double(duration.seconds) * 1e6 + Double(duration.attoseconds) / 1e12) / Double(times)
    }
}
