import Reactive
import TestSupport
import Testing

/// Random subscriptions, cancellations and sends, also from within deliveries, compared with simple models.
@MainActor
@Suite("Random operations")
struct RandomOperationTests {
    /// The interface shared by the observable and the model, so that one script drives both.
    @MainActor
    private protocol Machine: AnyObject {
        func subscribe(_ id: Int)
        func cancel(_ id: Int)
        func send(_ value: Int)
    }

    /// The operations outside deliveries, and those of observer `id` when it receives `value`. Equal numbers give equal
    /// operations; larger values give fewer, so that the script ends.
    @MainActor
    private struct Script {
        let seed: UInt64

        func run(on machine: some Machine) {
            var random = SplitMix64(seed: seed)
            for step in 0..<60 {
                switch Int.random(in: 0..<6, using: &random) {
                case 0, 1: machine.subscribe(step)
                case 2: machine.cancel(Int.random(in: 0...step, using: &random))
                default: machine.send(Int.random(in: 0..<40, using: &random))
                }
            }
        }

        func react(of id: Int, to value: Int, on machine: some Machine) {
            var random = SplitMix64(seed: seed ^ UInt64(id * 1_009 + value * 31))
            guard Int.random(in: 0..<6, using: &random) == 0 else { return }
            for _ in 0..<Int.random(in: 1...3, using: &random) where Int.random(in: 0..<60, using: &random) > value {
                switch Int.random(in: 0..<8, using: &random) {
                case 0: machine.subscribe(1_000 + id * 3 + value)
                case 1: machine.cancel(id)
                case 2: machine.cancel(Int.random(in: 0..<60, using: &random))
                default: machine.send(value + Int.random(in: 10...20, using: &random))
                }
            }
        }
    }

    @MainActor
    private final class Real: Machine {
        let state = Observable(0)
        let script: Script
        private(set) var log: [[Int]] = []
        private var subscriptions: [Int: Subscription] = [:]
        private var taken: Set<Int> = []

        init(_ script: Script) {
            self.script = script
        }

        func subscribe(_ id: Int) {
            guard taken.insert(id).inserted else { return }
            let subscription = state.observe { [unowned self] value in
                log.append([id, value])
                script.react(of: id, to: value, on: self)
            }
            subscriptions[id] = subscription
        }

        func cancel(_ id: Int) {
            subscriptions[id] = nil
        }

        func send(_ value: Int) {
            state.send(value)
        }
    }

    @MainActor
    private final class Model: Machine {
        let script: Script
        private(set) var log: [[Int]] = []
        private(set) var sent: [Int] = [0]
        private var delivered = 1
        private var isBusy = false
        private var taken: Set<Int> = []
        private var observers: [(id: Int, firstWanted: Int)] = []
        private var cancellable: Set<Int> = []

        init(_ script: Script) {
            self.script = script
        }

        func subscribe(_ id: Int) {
            guard taken.insert(id).inserted else { return }
            observers.append((id, sent.count))
            whileBusy { deliver(sent.last ?? 0, to: id) }
            cancellable.insert(id)
        }

        func cancel(_ id: Int) {
            guard cancellable.remove(id) != nil else { return }
            observers.removeAll { $0.id == id }
        }

        func send(_ value: Int) {
            sent.append(value)
            whileBusy {}
        }

        private func whileBusy(_ first: () -> Void) {
            guard !isBusy else { return first() }
            isBusy = true
            first()
            while delivered < sent.count {
                let index = delivered
                delivered += 1
                for observer in observers where observer.firstWanted <= index {
                    guard observers.contains(where: { $0.id == observer.id }) else { continue }
                    deliver(sent[index], to: observer.id)
                }
            }
            isBusy = false
        }

        private func deliver(_ value: Int, to id: Int) {
            log.append([id, value])
            script.react(of: id, to: value, on: self)
        }
    }

    @Test("The log of every observer equals the model's", arguments: 0..<300 as Range<UInt64>)
    func logIsThatOfModel(seed: UInt64) {
        let script = Script(seed: seed)
        let real = Real(script)
        let model = Model(script)
        let halves = Recorder(real.state.map { $0 / 2 })
        script.run(on: real)
        script.run(on: model)
        #expect(real.log == model.log)
        #expect(real.state.value == model.sent.last)
        #expect(halves.values == model.sent.map { $0 / 2 })
    }

    @Test("Derived state matches its sources at every step", arguments: 0..<100 as Range<UInt64>)
    func derivedStateIsCurrent(seed: UInt64) {
        var random = SplitMix64(seed: seed)
        let sources = (0..<3).map { Observable($0) }
        let sum = combineLatest(combineLatest(sources[0], sources[1]) { $0 + $1 }, sources[2]) { $0 + $1 }
        let parity = combineLatest(sum.map { $0 % 2 }, sum) { [$0, $1] }
        var recorder: Recorder<[Int]>?
        var expected = 0
        for _ in 0..<100 {
            if Int.random(in: 0..<6, using: &random) == 0 {
                recorder = recorder == nil ? Recorder(parity) : nil
            } else {
                sources[Int.random(in: 0..<3, using: &random)].send(Int.random(in: 0..<3, using: &random))
            }
            expected = sources.reduce(0) { $0 + $1.value }
            if Bool.random(using: &random) { #expect(parity.value == [expected % 2, expected]) }
            if let recorder { #expect(recorder.values.last == [expected % 2, expected]) }
        }
        #expect(recorder?.values.allSatisfy { $0[0] == $0[1] % 2 } ?? true)
    }
}
