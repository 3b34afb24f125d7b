import Domain
import Testing

struct DilutionModelTests {
    private func share(
        _ techniques: [TechniqueKind], _ serving: ServingStyle = .up, _ strength: Double = 0.3,
        _ model: DilutionModel = .arnold, isLong: Bool = false
    ) -> Double {
        model.share(of: techniques, serving: serving, strength: strength, isLong: isLong)
    }

    @Test func `dilution by shaking and stirring depends on strength`() {
        // -1.21 × 0.09 + 1.246 × 0.3 + 0.145 = 0.4099; -1.567 × 0.09 + 1.742 × 0.3 + 0.203 = 0.58457.
        #expect(abs(share([.stir]) - 0.4099) < 1e-9)
        #expect(abs(share([.shake]) - 0.58457) < 1e-9)
        #expect(share([.dryShake]) == share([.shake]))
    }

    @Test func `other techniques have a fixed share`() {
        #expect(share([.throw]) == 0.30)
        #expect(share([.blend]) == 0.45)
        #expect(share([.layer]) == 0)
        #expect(share([.build], .up) == 0)
    }

    @Test func `ice in the glass gives half of stirring, crushed ice more, a long drink little`() {
        #expect(abs(share([.build], .rocks) - 0.20495) < 1e-9)
        // A spirit of 40% takes about a quarter, as built drinks do in a bar.
        #expect((0.2...0.25).contains(share([.build], .rocks, 0.4)))
        #expect((0.35...0.4).contains(share([.build], .crushed, 0.4)))
        #expect(share([.build], .rocks, isLong: true) == 0.10)
        #expect(share([.build], .crushed, isLong: true) == 0.38)
        #expect(share([.stir], .rocks, isLong: true) == share([.stir]))
    }

    @Test func `the first technique decides, muddling counts as the next`() {
        #expect(share([.shake, .build]) == share([.shake]))
        #expect(share([.muddle, .shake]) == share([.shake]))
        #expect(share([.muddle], .rocks) == share([.build], .rocks))
        #expect(share([], .rocks) == share([.build], .rocks))
    }

    @Test(arguments: TechniqueKind.allCases)
    func `hot and neat drinks get no water`(kind: TechniqueKind) {
        #expect(share([kind], .hot) == 0)
        #expect(share([kind], .neat) == 0)
    }

    @Test func `Bar Assistant's table is fixed`() {
        let expected: [TechniqueKind: Double] = [
            .shake: 0.25, .dryShake: 0.25, .stir: 0.20, .build: 0.10, .blend: 0.25, .muddle: 0.10, .layer: 0,
            .throw: 0.20,
        ]
        for kind in TechniqueKind.allCases {
            #expect(share([kind], .up, 0.3, .barAssistant) == expected[kind], "\(kind)")
        }
    }
}
