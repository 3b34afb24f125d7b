import Domain
import Foundation
import GRDB
import TestSupport
import Testing

@testable import Persistence

/// Nothing reveals the type of a character that the viewer has not dug: for every secret about it there is another
/// community that shows the viewer exactly the same, and in which the secret is different.
struct HiddenTypePropertyTests {
    /// The number of random communities to try, and the first one; `DIMO_WORLDS` and `DIMO_FIRST_WORLD` override them.
    private static let worlds = number("DIMO_WORLDS") ?? 48
    private static let first = number("DIMO_FIRST_WORLD") ?? 0
    private static let parts: UInt64 = 4

    @Test(arguments: 0..<parts)
    func `no list, count, search, notice or export reveals a hidden type`(part: UInt64) async throws {
        var asked = 0
        for seed in stride(from: Self.first + part, to: Self.first + Self.worlds, by: Int(Self.parts)) {
            var random = SplitMix64(seed: 0x7E57 &+ seed)
            let world = try await HiddenWorld(using: &random)
            let hidden = world.people.filter { !$0.isKnown && $0.shelfType != nil }
            guard let person = hidden.randomElement(using: &random) else { continue }
            asked += 1
            var now = world.people
            let observations = world.observations()
            var shown: [AnyHashable] = []
            for observe in observations { shown.append(try await observe()) }
            for secret in Secret.all(of: person) {
                var isRevealed = true
                for other in others(than: person, in: world.people, secret)
                where isRevealed && secret.differs(other.first { $0.id == person.id }) {
                    try await world.change(from: now, to: other)
                    now = other
                    isRevealed = try await !isSame(observations, shown)
                }
                #expect(!isRevealed, "seed \(seed): \(secret) of \(person) among \(world.people)")
            }
        }
        #expect(asked >= Int(Self.worlds / Self.parts) / 3)
    }

    private func isSame(_ observations: [HiddenWorld.Observation], _ shown: [AnyHashable]) async throws -> Bool {
        for (observe, before) in zip(observations, shown) where try await observe() != before { return false }
        return true
    }

    private static func number(_ name: String) -> UInt64? {
        ProcessInfo.processInfo.environment[name].flatMap(UInt64.init)
    }

    /// A fact that must not be revealed.
    private enum Secret: CustomStringConvertible {
        case shelf(MBTI)
        case guess(MBTI)
        case vote(String, MBTI)

        static func all(of person: HiddenWorld.Person) -> [Secret] {
            let shelf = person.shelfType.map { [Secret.shelf($0)] } ?? []
            let guess = person.guess.map { [Secret.guess($0)] } ?? []
            return shelf + guess + person.votes.sorted { $0.key < $1.key }.prefix(1).map { .vote($0.key, $0.value) }
        }

        func differs(_ person: HiddenWorld.Person?) -> Bool {
            switch self {
            case .shelf(let type): person?.shelfType != type
            case .guess(let type): person?.guess != type
            case .vote(let voter, let type): person?.votes[voter] != type
            }
        }

        var isFiled: Bool { if case .shelf = self { true } else { false } }
        var voter: String? { if case .vote(let voter, _) = self { voter } else { nil } }

        var description: String {
            switch self {
            case .shelf(let type): "filed \(type.text)"
            case .guess(let type): "guessed \(type.text)"
            case .vote(let voter, let type): "\(voter)'s \(type.text)"
            }
        }
    }

    /// Communities that may look the same: the character alone has another type, or swaps types with another hidden one
    /// of the work and role; or all hidden ones of that role and type have another type; or an opinion that decides
    /// nothing is different.
    private func others(
        than person: HiddenWorld.Person, in people: [HiddenWorld.Person], _ secret: Secret
    ) -> [[HiddenWorld.Person]] {
        guard let type = person.shelfType else { return [] }
        let group = people.filter { !$0.isKnown && $0.work == person.work && $0.isLead == person.isLead }
        func changed(_ types: [Identifier<WorkCharacter>: MBTI]) -> [HiddenWorld.Person] {
            people.map { one in types[one.id].map { one.filed(as: $0) } ?? one }
        }
        let swapped = group.compactMap { partner in
            partner.shelfType.flatMap { $0 == type ? nil : changed([person.id: $0, partner.id: type]) }
        }
        let moved = HiddenWorld.types.dropLast().filter { $0 != type }.flatMap { other in
            let same = group.filter { $0.shelfType == type }
            return [
                changed(Dictionary(uniqueKeysWithValues: same.map { ($0.id, other) })), changed([person.id: other]),
            ]
        }
        let otherwise = person.otherOpinions(of: secret.voter).map { one in
            people.map { $0.id == person.id ? one : $0 }
        }
        return secret.isFiled ? swapped + moved : otherwise + swapped + moved
    }
}

extension HiddenWorld.Person {
    /// Whether lists show another type than the guess, because of votes or because there is no guess.
    private var isMoved: Bool { shelfType != guess }

    /// Returns the character filed under a type by its votes or guess. Whether the guess is that type stays the same.
    fileprivate func filed(as type: MBTI) -> HiddenWorld.Person {
        var copy = self
        copy.votes = votes.mapValues { _ in type }
        if guess != nil { copy.guess = isMoved ? HiddenWorld.types.first { $0 != type } : type }
        return copy
    }

    /// Returns copies that differ in one vote, which is another or swapped with another voter's; without a voter, in
    /// the guess.
    fileprivate func otherOpinions(of voter: String?) -> [HiddenWorld.Person] {
        func changed(_ change: (inout HiddenWorld.Person) -> Void) -> HiddenWorld.Person {
            var copy = self
            change(&copy)
            return copy
        }
        guard let voter, let vote = votes[voter] else {
            return MBTI.all.map { type in changed { $0.guess = type } }
        }
        let exchanged = votes.sorted { $0.key < $1.key }.filter { $0.value != vote }.map { other in
            changed {
                $0.votes[voter] = other.value
                $0.votes[other.key] = vote
            }
        }
        return exchanged + HiddenWorld.types.map { type in changed { $0.votes[voter] = type } }
    }
}
