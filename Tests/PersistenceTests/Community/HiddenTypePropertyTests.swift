import Domain
import Foundation
import GRDB
import Testing

@testable import Persistence

/// Before a dig nothing tells a character's type: for whatever is secret of a character the reader has not dug there is
/// another community that shows the reader the very same and in which it is something else.
struct HiddenTypePropertyTests {
    /// How many random communities are tried; `DIMO_WORLDS` asks for more.
    private static let worlds = ProcessInfo.processInfo.environment["DIMO_WORLDS"].flatMap(UInt64.init) ?? 120
    private static let parts: UInt64 = 4

    @Test(arguments: 0..<parts)
    func `no list, count, search, notice or export tells whom I have not dug`(part: UInt64) async throws {
        var asked = 0
        for seed in stride(from: part, to: Self.worlds, by: Int(Self.parts)) {
            var random = SplitMix64(seed: 0x7E57 &+ seed)
            let world = try await HiddenWorld(using: &random)
            let hidden = world.people.filter { !$0.isKnown && $0.shelfType != nil }
            guard let person = hidden.randomElement(using: &random) else { continue }
            asked += 1
            let shown = try await world.shown()
            for secret in Secret.all(of: person) {
                var isTold = true
                for other in others(than: person, in: world.people, secret) {
                    guard secret.differs(other.first { $0.id == person.id }) else { continue }
                    try await world.change(to: other)
                    if try await world.shown() == shown {
                        isTold = false
                        break
                    }
                }
                #expect(!isTold, "seed \(seed): \(secret) of \(person) among \(world.people)")
                try await world.change(to: world.people)
            }
        }
        #expect(asked > Int(Self.worlds / Self.parts) / 3)
    }

    /// What must not be told.
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

        var description: String {
            switch self {
            case .shelf(let type): "filed \(type.text)"
            case .guess(let type): "guessed \(type.text)"
            case .vote(let voter, let type): "\(voter)'s \(type.text)"
            }
        }
    }

    /// Communities that may look the same: somebody else of the work is of the type instead, all hidden ones of the kind
    /// are of another type, this one alone is, or one opinion that decides nothing is another.
    private func others(
        than person: HiddenWorld.Person, in people: [HiddenWorld.Person], _ secret: Secret
    ) -> [[HiddenWorld.Person]] {
        guard let type = person.shelfType else { return [] }
        let group = people.filter { !$0.isKnown && $0.work == person.work && $0.isLead == person.isLead }
        func changed(_ types: [Identifier<WorkCharacter>: MBTI]) -> [HiddenWorld.Person] {
            people.map { one in types[one.id].map { one.saidBe($0) } ?? one }
        }
        var found: [[HiddenWorld.Person]] = []
        found.append(people.map { $0.id == person.id ? $0.withOtherOpinion(secretVoter(secret), type) : $0 })
        for partner in group {
            if let other = partner.shelfType, other != type {
                found.append(changed([person.id: other, partner.id: type]))
            }
        }
        for other in HiddenWorld.types.dropLast() where other != type {
            let same = group.filter { $0.shelfType == type }
            found.append(changed(Dictionary(uniqueKeysWithValues: same.map { ($0.id, other) })))
            found.append(changed([person.id: other]))
        }
        return found
    }

    private func secretVoter(_ secret: Secret) -> String? {
        if case .vote(let voter, _) = secret { voter } else { nil }
    }
}

extension HiddenWorld.Person {
    /// Everybody says the same of this one.
    fileprivate func saidBe(_ type: MBTI) -> HiddenWorld.Person {
        var copy = self
        copy.votes = votes.mapValues { _ in type }
        if guess != nil { copy.guess = type }
        return copy
    }

    /// One vote says what the lists say; without a voter it is the guess that says something else.
    fileprivate func withOtherOpinion(_ voter: String?, _ type: MBTI) -> HiddenWorld.Person {
        var copy = self
        if let voter {
            copy.votes[voter] = votes[voter] == type ? HiddenWorld.types.first { $0 != type } : type
        } else {
            copy.guess = guess == type ? HiddenWorld.types.first { $0 != type } : type
        }
        return copy
    }
}
